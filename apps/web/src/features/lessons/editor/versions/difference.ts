import type { LessonState } from '@lectern/contract/lessons/versions'
import type { EditedUnit } from '../../../blocks/index.ts'
import { type Piece, piecesOf } from '../../../shown-text/pieces/index.ts'
import { unitWords } from '../section/section-words.ts'

/** What of a unit is different; `elsewhere` when its words are the same and something beside them is not. */
export type UnitChange = 'same' | 'words' | 'elsewhere' | 'removed' | 'added'

/** One unit as it was, beside what it is. */
export interface UnitDifference {
  readonly key: string
  readonly typeId: EditedUnit['type_id']
  /** The id of the unit as it was, by which it is brought back; absent for one that came later. */
  readonly id: number | undefined
  readonly change: UnitChange
  readonly pieces: readonly Piece[]
}

export interface SectionDifference {
  readonly id: number
  /** It does not stand in the lesson any more. */
  readonly isGone: boolean
  readonly name: readonly Piece[]
  readonly units: readonly UnitDifference[]
}

/** A section as it is now. */
export interface SectionNow {
  readonly id: number
  readonly name: string
  readonly units: readonly EditedUnit[]
}

type UnitThen = LessonState['sections'][number]['units'][number]['unit']

const changeOf = (then: EditedUnit, now: EditedUnit, pieces: readonly Piece[]): UnitChange => {
  if (pieces.some(({ kind }) => kind !== 'same')) return 'words'
  return JSON.stringify(then.content) === JSON.stringify(now.content) ? 'same' : 'elsewhere'
}

const editedOf = ({
  id: _id,
  files: _files,
  copied: _copied,
  revision: _revision,
  ...unit
}: UnitThen): EditedUnit => unit

const ofBoth = (then: UnitThen, now: EditedUnit): UnitDifference => {
  const pieces = piecesOf(unitWords(editedOf(then)), unitWords(now))
  return {
    key: then.key,
    typeId: now.type_id,
    id: then.id,
    change: changeOf(editedOf(then), now, pieces),
    pieces,
  }
}

const removedUnit = (then: UnitThen): UnitDifference => ({
  key: then.key,
  typeId: then.type_id,
  id: then.id,
  change: 'removed',
  pieces: [{ kind: 'then', text: unitWords(editedOf(then)) }],
})

const addedUnit = (now: EditedUnit): UnitDifference => ({
  key: now.key,
  typeId: now.type_id,
  id: undefined,
  change: 'added',
  pieces: [{ kind: 'now', text: unitWords(now) }],
})

/** A lesson as it was beside what it is now: every section and unit that one of both has, in the order of now. */
export const differenceOf = (then: LessonState, now: readonly SectionNow[]): SectionDifference[] => {
  const unitsThen = new Map(
    then.sections.flatMap(({ units }) => units.map(({ unit }) => [unit.key, unit] as const)),
  )
  const keysNow = new Set(now.flatMap(({ units }) => units.map(({ key }) => key)))
  const lost = (id: number): UnitDifference[] =>
    (then.sections.find((section) => section.id === id)?.units ?? [])
      .filter(({ unit }) => !keysNow.has(unit.key))
      .map(({ unit }) => removedUnit(unit))
  const standing = now.map((section) => ({
    id: section.id,
    isGone: false,
    name: piecesOf(then.sections.find(({ id }) => id === section.id)?.name ?? '', section.name),
    units: [
      ...section.units.map((unit) => {
        const old = unitsThen.get(unit.key)
        return old ? ofBoth(old, unit) : addedUnit(unit)
      }),
      ...lost(section.id),
    ],
  }))
  const gone = then.sections.filter(({ id }) => !now.some((section) => section.id === id))
  return [
    ...standing,
    ...gone.map(({ id, name }) => ({
      id,
      isGone: true,
      name: [{ kind: 'then' as const, text: name }],
      units: lost(id),
    })),
  ]
}

/** How many units are different. */
export const countChanges = (sections: readonly SectionDifference[]): number =>
  sections.flatMap(({ units }) => units).filter(({ change }) => change !== 'same').length
