/** Dates and numbers as the reader's language writes them. Instants are ISO strings or dates. */
export interface Formats {
  number: (value: number, options?: Intl.NumberFormatOptions) => string
  /** 21 Nov 2026, in the reader's time zone unless `timeZone` says otherwise. */
  date: (at: string | Date, timeZone?: string) => string
  /** 21 Nov 2026, 12:03, in the reader's own time zone. */
  moment: (at: string | Date) => string
  /** 12:03:05, in the reader's own time zone. */
  clock: (at: string | Date) => string
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

// Making a format costs more than using it a thousand times.
const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = locale + JSON.stringify(options)
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  dateFormats.set(key, format)
  return format
}

const numberFormats = new Map<string, Intl.NumberFormat>()

const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat => {
  const key = locale + JSON.stringify(options)
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options)
  numberFormats.set(key, format)
  return format
}

export const createFormats = (locale: string): Formats => ({
  number: (value, options) => numberFormat(locale, options).format(value),
  date: (at, timeZone) =>
    dateFormat(locale, { dateStyle: 'medium', ...(timeZone && { timeZone }) }).format(new Date(at)),
  moment: (at) =>
    dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }).format(new Date(at)),
  clock: (at) => dateFormat(locale, { timeStyle: 'medium', hourCycle: 'h23' }).format(new Date(at)),
})
