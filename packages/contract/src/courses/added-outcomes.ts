/** What became of an address: access at once, access that was there before, or a letter that asks. */
export const addedOutcomes = ['added', 'already', 'invited'] as const
export type AddedOutcome = (typeof addedOutcomes)[number]

/** Addresses that one call takes; longer lists are sent in parts. */
export const mostAdded = 100
