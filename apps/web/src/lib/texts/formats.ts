import { formatDay, languageOfDates, momentFormat } from '@lectern/contract/kernel/moment-format'

/** Instants as the reader's language writes them; they are ISO strings or dates. */
export interface Dates {
  /** The zone of the reader's clock, where it is not simply that of this device. */
  zone: string | undefined
  /** 21 Nov 2026, by the reader's clock, as everything below. */
  date: (at: string | Date) => string
  /** 21 Nov 2026, 12:03. */
  moment: (at: string | Date) => string
  /** 21 November 2026, 12:03; with the name of the zone where that is UTC. */
  longMoment: (at: string | Date) => string
  /** 12:03. */
  time: (at: string | Date) => string
  /** 12:03:05. */
  clock: (at: string | Date) => string
}

/** A number as the reader's language writes it. */
export type FormatNumber = (value: number, options?: Intl.NumberFormatOptions) => string

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

/** Options of a share from 0 to 1 that is shown in whole per cent. */
export const asPercent = { style: 'percent', maximumFractionDigits: 0 } as const

/** The data of `Intl` for Ukrainian set no space before the sign; texts have one (docs/words.md). */
const spacePercent = (text: string): string => text.replace(/(?<=\d)%$/, '\u00A0%')

export const createFormatNumber =
  (locale: string): FormatNumber =>
  (value, options) => {
    const text = numberFormat(locale, options).format(value)
    return locale === 'uk' ? spacePercent(text) : text
  }

/** A zone that was chosen elsewhere, such as one with a name of today, may be unknown to an older browser. */
const knownZone = (zone: string | undefined): string | undefined => {
  if (zone === undefined) return undefined
  try {
    return dateFormat('en', { timeZone: zone }) && zone
  } catch {
    return undefined
  }
}

/** `wanted`: the reader's time zone; that of this device without it, and where this runtime does not know it. */
export const createDates = (locale: string, wanted?: string): Dates => {
  const zone = knownZone(wanted)
  const language = languageOfDates(locale)
  const formatOf = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { ...options, ...(zone && { timeZone: zone }) })
  const format = (at: string | Date, options: Intl.DateTimeFormatOptions): string =>
    formatOf(options).format(new Date(at))
  return {
    zone,
    date: (at) => formatDay(formatOf({ dateStyle: 'medium' }), new Date(at)),
    moment: (at) => format(at, momentFormat),
    longMoment: (at) =>
      format(at, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        ...(zone === 'UTC' && { timeZoneName: 'short' }),
      }),
    time: (at) => format(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    clock: (at) => format(at, { timeStyle: 'medium', hourCycle: 'h23' }),
  }
}
