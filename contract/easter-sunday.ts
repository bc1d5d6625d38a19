/** When Easter Sunday of a year is, in milliseconds: Oudin's rule for the Gregorian calendar. */
export function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const moon =
    (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30;
  const full =
    moon -
    Math.floor(moon / 28) *
      (1 - Math.floor(moon / 28) * Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7;
  const after = full - weekday;
  const month = 3 + Math.floor((after + 40) / 44);
  const day = after + 28 - 31 * Math.floor(month / 4);
  return Date.UTC(year, month - 1, day);
}
