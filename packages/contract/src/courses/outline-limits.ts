/** What one outline may hold. */
export const outlineLimits = { parts: 40, lessons: 100 } as const
