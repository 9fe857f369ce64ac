/** When somebody last did something in the school: today, within a week or a month, or longer ago. */
export const contactActivities = ['day', 'week', 'month', 'away'] as const
export type ContactActivity = (typeof contactActivities)[number]

/** Days of each; `away` is longer ago than these. */
export const contactActivityDays = {
  day: 1,
  week: 7,
  month: 30,
  away: 30,
} as const satisfies Record<ContactActivity, number>
