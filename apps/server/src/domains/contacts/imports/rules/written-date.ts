import { isoOfSerial } from '../../../../platform/documents/sheets/date-formats.ts'
import { z } from 'zod'

const isDate = (text: string): boolean => z.iso.date().safeParse(text).success

const padded = (year: string, month: string, day: string): string | null => {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDate(iso) ? iso : null
}

/** Between strokes the day stands before the month in one half of the world: only what can be read in one way is read. */
const ofStrokes = (first: string, second: string, year: string): string | null => {
  if (Number(first) > 12 || first === second) return padded(year, second, first)
  return Number(second) > 12 ? padded(year, first, second) : null
}

const forms: readonly (readonly [RegExp, (...parts: string[]) => string | null])[] = [
  [
    /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/,
    (_all, year = '', month = '', day = '') => padded(year, month, day),
  ],
  [
    /^(\d{1,2})[.-](\d{1,2})[.-](\d{4})$/,
    (_all, day = '', month = '', year = '') => padded(year, month, day),
  ],
  [
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/,
    (_all, first = '', second = '', year = '') => ofStrokes(first, second, year),
  ],
  [/^(\d{5})$/, (_all, serial = '') => isoOfSerial(Number(serial))],
]

/** A day as a file writes it, as ISO: ISO itself, 31.12.2026, or the number of the day in a program for tables. */
export const writtenDate = (text: string): string | null => {
  const [day = ''] = text.split(/[ T]/)
  for (const [form, read] of forms) {
    const parts = form.exec(day)
    if (parts) return read(...parts)
  }
  return null
}

/** The same with the minute of the clock. */
export const writtenMoment = (text: string): string | null => {
  const serial = /^\d{5}\.\d+$/.test(text) ? isoOfSerial(Number(text)) : null
  const [whole, day = '', hours = '0', minutes = '00'] =
    /^(\S+?)(?:(?:T|\s+)(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?Z?)?$/.exec(serial ?? text) ?? []
  const date = whole === undefined ? null : writtenDate(day)
  return date === null || Number(hours) > 23 || Number(minutes) > 59
    ? null
    : `${date}T${hours.padStart(2, '0')}:${minutes}`
}
