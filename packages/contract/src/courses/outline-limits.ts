/** What one outline may hold. `text` counts the letters of one lesson. */
export const outlineLimits = { parts: 40, lessons: 100, text: 2_000 } as const
