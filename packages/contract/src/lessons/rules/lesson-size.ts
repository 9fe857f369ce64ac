import { blockTypeOf, type BuiltUnitType } from '../../blocks/registry.ts'
import { lessonLimits } from '../lesson-limits.ts'

/** How much a section or a whole lesson holds. */
export interface LessonSize {
  readonly units: number
  /** Letters of all texts, spaces included. */
  readonly letters: number
  /** Of the stored contents, as JSON in UTF-8. */
  readonly bytes: number
}

/** The part of a lesson's size that reaches its limit first. */
export type LessonSizePart = keyof LessonSize

/** The share of a limit from which its author is warned. */
const warnedFrom = 0.9

export const emptySize: LessonSize = { units: 0, letters: 0, bytes: 0 }

interface Unit {
  readonly type_id: BuiltUnitType
  readonly content: unknown
}

/** The size of some units. */
export const sizeOfUnits = (units: readonly Unit[]): LessonSize =>
  units.map(sizeOfUnit).reduce(addSizes, emptySize)

const sizeOfUnit = ({ type_id, content }: Unit): LessonSize => ({
  units: 1,
  letters: blockTypeOf(type_id).letters(content),
  bytes: new TextEncoder().encode(JSON.stringify(content)).length,
})

export const addSizes = (one: LessonSize, other: LessonSize): LessonSize => ({
  units: one.units + other.units,
  letters: one.letters + other.letters,
  bytes: one.bytes + other.bytes,
})

export const lessonSizeParts = ['units', 'letters', 'bytes'] as const

/** The size of a lesson of which one section had the size `before` and gets the size `after`. */
export const replaceSize = (lesson: LessonSize, before: LessonSize, after: LessonSize): LessonSize => ({
  units: lesson.units - before.units + after.units,
  letters: lesson.letters - before.letters + after.letters,
  bytes: lesson.bytes - before.bytes + after.bytes,
})

/**
 * The limit that a change from `before` to `after` would break; null when it may be stored. A lesson that is over a limit
 * already may always become smaller.
 */
export const brokenLimit = (before: LessonSize, after: LessonSize): LessonSizePart | null =>
  lessonSizeParts.find((part) => after[part] > lessonLimits[part] && after[part] > before[part]) ?? null

/** The limit that a lesson comes near to, with how much of it is used in percent; null while all is far. */
export const nearLimit = (
  size: LessonSize,
): { readonly part: LessonSizePart; readonly percent: number } | null => {
  const used = lessonSizeParts.map((part) => ({ part, share: size[part] / lessonLimits[part] }))
  const fullest = used.toSorted((a, b) => b.share - a.share)[0]
  if (fullest === undefined || fullest.share < warnedFrom) return null
  return { part: fullest.part, percent: Math.floor(fullest.share * 100) }
}
