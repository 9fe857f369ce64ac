/** The ids of all kinds of unit (PRODUCT.md, "Unit type_id"); those that exist stand in `registry.ts`. */
export const unitType = {
  audio: 1,
  video: 2,
  text: 3,
  files: 4,
  quiz: 5,
  comments: 6,
  practices: 7,
} as const

/** The kinds that hold practices. */
export const practiceUnits: ReadonlySet<number> = new Set([unitType.quiz, unitType.practices])
