/** How many answers a statement takes (document 002 §3, conformity_type). */
export const conformityType = { oneToOne: 1, many: 2 } as const
