/** Entries of a calendar, those on the home, and how far ahead is looked, in days. */
export const calendarLimits = { entries: 300, onHome: 5, days: 366 } as const
