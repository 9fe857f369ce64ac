/** A picked day in every form that callers need (document 001 §3). */
export interface PickedDay {
  /** For the server: yyyy-MM-dd, with T00:00:00 when asked for. */
  date: string
  /** For people, in their language. */
  format: string
  /** The beginning of the day as an instant of UTC. */
  dateUtc: string
}

export interface DayRange {
  start: Date
  end?: Date | undefined
}

const two = (number: number) => String(number).padStart(2, '0')

/** yyyy-MM-dd of the day that `day` is in the reader's own time zone. */
export const isoDay = (day: Date): string =>
  `${String(day.getFullYear()).padStart(4, '0')}-${two(day.getMonth() + 1)}-${two(day.getDate())}`

/** The outputs of a day, whose `Date` stands at midnight in the reader's own time zone. */
export const pickedDay = (day: Date, locale: string, withTime = false): PickedDay => ({
  date: isoDay(day) + (withTime ? 'T00:00:00' : ''),
  format: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(day),
  dateUtc: day.toISOString(),
})

/** The day that an ISO date names, at midnight here; undefined when it names none (document 001 §5: it is cleared). */
export const readIsoDay = (text: string | undefined): Date | undefined => {
  const found = /^(\d{4})-(\d{2})-(\d{2})(?:T00:00:00)?$/.exec(text ?? '')
  if (!found) return
  const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])]
  const read = new Date(year, month - 1, day)
  read.setFullYear(year)
  return read.getMonth() === month - 1 && read.getDate() === day ? read : undefined
}

/**
 * The range after a press on `day` (document 001 §4): the first press sets the start, a second one at or after it the end;
 * an earlier day, or a press on a whole range, begins anew.
 */
export const rangeAfter = (range: DayRange | undefined, day: Date): DayRange =>
  range && range.end === undefined && day >= range.start ? { start: range.start, end: day } : { start: day }

/** First and last year to choose from: 151 of them, 50 after the current one and 100 before it (document 001 §5). */
export const yearSpan = (now: Date): { first: Date; last: Date } => ({
  first: new Date(now.getFullYear() - 100, 0),
  last: new Date(now.getFullYear() + 50, 11),
})

/** Whether weeks begin on Sunday there; elsewhere on Monday (uk, ru, en-GB). */
export const firstWeekday = (locale: string): 0 | 1 => (/^en(-US)?$/.test(locale) ? 0 : 1)
