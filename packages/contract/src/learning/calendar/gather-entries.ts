import type { CalendarEntry } from './calendar.ts'

/** The entries with what comes together told as one: the first of a kind in a course at a moment, and how many others. */
export const gatherEntries = (entries: readonly CalendarEntry[]): CalendarEntry[] => {
  const gathered = new Map<string, CalendarEntry>()
  for (const entry of entries) {
    const key = JSON.stringify([entry.kind, entry.course.id, entry.at])
    const first = gathered.get(key)
    gathered.set(key, first ? { ...first, others: first.others + 1 + entry.others } : entry)
  }
  return [...gathered.values()]
}
