/** How many faces there are to choose from (PRODUCT-learning §2). */
export const reactionFaces = { least: 3, most: 6, usual: 5 } as const
