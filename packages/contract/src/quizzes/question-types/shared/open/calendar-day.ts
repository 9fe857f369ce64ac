const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Whether a text is a day that there is, as yyyy-MM-dd. */
export const isCalendarDay = (text: string): boolean => {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined || year === 0) return false
  const days = month === 2 && isLeap(year) ? 29 : (monthDays[month - 1] ?? 0)
  return day >= 1 && day <= days
}
