import { languageOfDates } from '@lectern/contract/kernel/moment-format'
import { useMemo } from 'react'
import { useDates, useTexts } from '../../../lib/texts/index.ts'

/** A day and a moment as people say them, by the reader's clock. */
export interface MomentWords {
  /** Thursday, 26 November. */
  day: (at: string | Date) => string
  /** The same of a moment at noon by UTC, in every zone. */
  calendarDay: (noon: string) => string
  /** Thursday, 26 November, 18:00. */
  dayAndTime: (at: string | Date) => string
  /** Thursday, 18:00 within a week of `now`, else 26 Nov 2026. */
  lately: (at: string | Date, now: Date) => string
  /** Thu. */
  shortDay: (day: string) => string
  /** Nov. */
  month: (at: string | Date) => string
  /** 26. */
  date: (at: string | Date) => string
  /** November 2026. */
  monthAndYear: (at: string | Date) => string
  /** Of the day, 0 to 23. */
  hour: (at: Date) => number
}

const week_ms = 7 * 24 * 60 * 60 * 1000
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

export const createMomentWords = (locale: string, zone: string | undefined): MomentWords => {
  const language = languageOfDates(locale)
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(language, { ...options, ...(zone && { timeZone: zone }) })
    return (at: string | Date) => made.format(new Date(at))
  }
  const day = format({ weekday: 'long', day: 'numeric', month: 'long' })
  const near = format({ weekday: 'long', ...time })
  const far = format({ dateStyle: 'medium' })
  // A day of the calendar is the same in every zone.
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  const ofCalendar = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const hour = format({ hour: 'numeric', hourCycle: 'h23' })
  return {
    day,
    calendarDay: (noon) => ofCalendar.format(new Date(noon)),
    dayAndTime: format({ weekday: 'long', day: 'numeric', month: 'long', ...time }),
    lately: (at, now) => (Math.abs(now.getTime() - new Date(at).getTime()) < week_ms ? near(at) : far(at)),
    shortDay: (date) => weekday.format(new Date(`${date}T00:00:00Z`)),
    month: format({ month: 'short' }),
    date: format({ day: 'numeric' }),
    monthAndYear: format({ month: 'long', year: 'numeric' }),
    hour: (at) => Number.parseInt(hour(at), 10) % 24,
  }
}

/** The same in the reader's language. */
export const useMomentWords = (): MomentWords => {
  const { locale } = useTexts()
  const { zone } = useDates()
  return useMemo(() => createMomentWords(locale, zone), [locale, zone])
}
