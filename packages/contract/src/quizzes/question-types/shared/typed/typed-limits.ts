/** The longest accepted form and the longest answer of one field. */
export const typedLimits = { text: 500, forms: 20 } as const
