const phpDate: Record<string, string> = {
  d: "DD",
  j: "D",
  m: "MM",
  n: "M",
  Y: "YYYY",
  y: "YY",
  F: "MMMM",
  M: "MMM",
  l: "dddd",
  D: "ddd",
  e: "D",
};
const phpTime: Record<string, string> = { H: "HH", G: "H", h: "hh", g: "h", i: "mm", A: "A", a: "a" };

/** A pattern of dates in day.js's letters, of one in those of PHP, of Unicode or of strftime. */
export function datePattern(given: string): string {
  if (given.includes("%"))
    return given.replaceAll(/%-?([a-zA-Z])/g, (_, letter: string) => phpDate[letter] ?? "");
  if (/y{2,4}|d{2}/.test(given)) return given.replaceAll("y", "Y").replaceAll("d", "D");
  if (/D|YY|MM/.test(given)) return given;
  return given.replaceAll(/[a-zA-Z]/g, (letter) => phpDate[letter] ?? letter);
}

/** The same of times of day. */
export function timePattern(given: string): string {
  if (given.includes("%"))
    return given
      .replaceAll(/%-?M/g, "mm")
      .replaceAll("%p", "A")
      .replaceAll(/%-?I/g, "hh")
      .replaceAll(/%-?([a-zA-Z])/g, (_, letter: string) => phpTime[letter] ?? "");
  if (/mm|HH|hh/.test(given)) return given;
  return given.includes("i") ? given.replaceAll(/[a-zA-Z]/g, (letter) => phpTime[letter] ?? letter) : given;
}
