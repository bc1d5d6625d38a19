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

/** A date pattern in day.js tokens, of one in PHP, Unicode or strftime tokens. */
export function datePattern(given: string): string {
  if (given.includes("%"))
    return given.replaceAll(/%-?([a-zA-Z])/g, (_, letter: string) => phpDate[letter] ?? "");
  if (/y{2,4}|d{2}/.test(given)) return given.replaceAll("y", "Y").replaceAll("d", "D");
  if (/D|YY|MM/.test(given)) return given;
  return given.replaceAll(/[a-zA-Z]/g, (letter) => phpDate[letter] ?? letter);
}

/** The same for times of day. */
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
