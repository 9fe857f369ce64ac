/** Words that may be asked for, lines of a guide, and the points of a new essay. */
export const essayLimits = { words: 8_000, guide: 20, usualPoints: 5 } as const
