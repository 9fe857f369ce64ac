/** How many points a scale of agreement has (PRODUCT-learning §2). */
export const likertPoints = { least: 2, most: 7, usual: 5 } as const
