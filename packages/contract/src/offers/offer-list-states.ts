/** Which offers a list is narrowed down to. */
export const offerListStates = ['draft', 'published', 'archived'] as const
