/** A picked day in every form that callers need (document 001 §3). */
export interface PickedDay {
  /** For the server: yyyy-MM-dd, with T00:00:00 when asked for. */
  date: string
  /** For people, in their language. */
  format: string
  /** The beginning of the day as an instant of UTC. */
  dateUtc: string
}

const two = (number: number) => String(number).padStart(2, '0')

/** yyyy-MM-dd of the day that `day` is in the reader's own time zone. */
const isoDay = (day: Date): string =>
  `${String(day.getFullYear()).padStart(4, '0')}-${two(day.getMonth() + 1)}-${two(day.getDate())}`

/** The outputs of a day, whose `Date` stands at midnight in the reader's own time zone. */
export const pickedDay = (day: Date, locale: string, withTime = false): PickedDay => ({
  date: isoDay(day) + (withTime ? 'T00:00:00' : ''),
  format: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(day),
  dateUtc: day.toISOString(),
})

/** First and last year to choose from: 151 of them, 50 after the current one and 100 before it (document 001 §5). */
export const yearSpan = (now: Date): { first: number; last: number } => ({
  first: now.getFullYear() - 100,
  last: now.getFullYear() + 50,
})
