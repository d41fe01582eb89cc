/** By month, how many days it has; February has 29, since the century is often not known. */
const DAYS = [0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** True for a day of a month. */
export function isDay(month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= (DAYS[month] as number);
}

/** The number that two digits at an offset make. */
export function twoDigits(text: string, at: number): number {
  return (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48;
}

/** `YYMMDD` at an offset. */
export function isYearMonthDay(digits: string, at = 0): boolean {
  return isDay(twoDigits(digits, at + 2), twoDigits(digits, at + 4));
}

/** `DDMMYY` at an offset. */
export function isDayMonthYear(digits: string, at = 0): boolean {
  return isDay(twoDigits(digits, at + 2), twoDigits(digits, at));
}
