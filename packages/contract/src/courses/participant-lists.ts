/** How a participant stands to a product, as the list of them is narrowed down; who waits is listed only when asked for. */
export const participantStates = ['active', 'frozen', 'expired', 'waiting'] as const
export type ParticipantState = (typeof participantStates)[number]

/** In which order participants are listed: those who came last first, by name, or those whose access ends first. */
export const participantOrders = ['latest', 'name', 'end'] as const
export type ParticipantOrder = (typeof participantOrders)[number]
