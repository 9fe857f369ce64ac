/** Days up to now of which decisions are counted. */
export const workloadPeriods = ['7', '30', '90'] as const
