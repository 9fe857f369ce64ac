/** Participants that one call puts into a group. */
export const mostAddedToGroup = 500
