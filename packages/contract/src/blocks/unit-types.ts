/** Kinds of unit in a lesson section (PRODUCT.md, "Unit type_id"). */
export const unitType = {
  audio: 1,
  video: 2,
  text: 3,
  files: 4,
  quiz: 5,
  comments: 6,
  practices: 7,
} as const

/** Unit kinds that exist; others join with the work that builds them. */
export const builtUnitTypes = [
  unitType.audio,
  unitType.video,
  unitType.text,
  unitType.files,
  unitType.quiz,
] as const
export type BuiltUnitType = (typeof builtUnitTypes)[number]
