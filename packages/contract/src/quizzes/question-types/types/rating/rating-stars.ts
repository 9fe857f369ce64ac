/** How many stars there are to give (PRODUCT-learning §2). */
export const ratingStars = { least: 3, most: 10, usual: 5 } as const
