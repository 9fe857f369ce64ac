/** In which order the progress of people is listed: who came last first, by name, who visited last first, or who has been away longest first. */
export const progressOrders = ['latest', 'name', 'visit', 'away'] as const
export type ProgressOrder = (typeof progressOrders)[number]
