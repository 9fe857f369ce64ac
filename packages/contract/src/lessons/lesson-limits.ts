/** Limits of one lesson; the last three count all its sections together (`rules/lesson-size.ts`). */
export const lessonLimits = {
  title: 200,
  sectionName: 200,
  sections: 100,
  afterDays: 3650,
  units: 500,
  letters: 500_000,
  bytes: 3 * 1024 * 1024,
} as const
