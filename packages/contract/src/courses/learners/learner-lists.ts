/** In which order learners of a school are listed: those who came last first, by name, or those who visited last first. */
export const learnerOrders = ['latest', 'name', 'visit'] as const
export type LearnerOrder = (typeof learnerOrders)[number]

/** When somebody last visited a course: within a week, longer ago than a month, or never. */
export const learnerActivities = ['week', 'away', 'never'] as const
export type LearnerActivity = (typeof learnerActivities)[number]

export const activityDays = { week: 7, away: 30 } as const
