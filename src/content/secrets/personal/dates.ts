/** True for a day of a month; February has 29 days, since the century is often not known. */
export function isDay(month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= (month === 2 ? 29 : [4, 6, 9, 11].includes(month) ? 30 : 31);
}

/** `YYMMDD` at an offset. */
export function isYearMonthDay(digits: string, at = 0): boolean {
  return isDay(Number(digits.slice(at + 2, at + 4)), Number(digits.slice(at + 4, at + 6)));
}

/** `DDMMYY` at an offset. */
export function isDayMonthYear(digits: string, at = 0): boolean {
  return isDay(Number(digits.slice(at + 2, at + 4)), Number(digits.slice(at, at + 2)));
}
