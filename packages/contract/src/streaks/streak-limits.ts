/** Days of a week without learning that keep a row, and how many days back are looked at: two years. */
export const streakLimits = { restDays: 2, days: 731, pauses: 100 } as const
