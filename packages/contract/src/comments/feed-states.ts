/** Which comments of a school are listed: those of learners without an answer of the team, or those that are hidden or reported. */
export const feedStates = ['waiting', 'held'] as const
export type FeedState = (typeof feedStates)[number]
