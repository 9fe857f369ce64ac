import { z } from 'zod'

/** An instant on the wire: ISO 8601 in UTC, as `Date.prototype.toISOString` writes it. */
export const instant = z.iso.datetime()

/** The name of a time zone that this runtime knows (`Europe/Kyiv`, `UTC`). */
export const timeZone = z
  .string()
  .max(64)
  .refine((name) => isTimeZone(name), 'unknown_time_zone')

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
