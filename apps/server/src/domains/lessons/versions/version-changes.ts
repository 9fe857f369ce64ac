import type { LessonOutline, VersionChanges } from '@lectern/contract/lessons/versions'

type UnitHead = LessonOutline['sections'][number]['units'][number]

/** What a lesson consists of before anything is written. */
const nothing: LessonOutline = { title: '', sections: [] }

/** Revision of each unit, by id. */
const revisionsIn = ({ sections }: LessonOutline): Map<number, number> =>
  new Map(sections.flatMap(({ units }) => units.map((unit) => [unit.id, unit.revision] as const)))

/** Units that say something else than in the other outline, or do not stand there. */
const ownUnits = (outline: LessonOutline, other: LessonOutline): UnitHead[] => {
  const known = revisionsIn(other)
  return outline.sections.flatMap(({ units }) =>
    units.filter(({ id, revision }) => known.get(id) !== revision),
  )
}

/** The units whose words differ from one outline to the next: as they were, and as they are. */
export const differingUnits = (before: LessonOutline = nothing, after: LessonOutline) => ({
  gone: ownUnits(before, after),
  come: ownUnits(after, before),
})

const frameOf = ({ title, sections }: LessonOutline) =>
  JSON.stringify([title, sections.map(({ id, name, units }) => [id, name, units.map((unit) => unit.id)])])

/** Whether names or the order differ, of what stands in both. */
const isRenamed = (before: LessonOutline, after: LessonOutline): boolean => {
  const [old, current] = [revisionsIn(before), revisionsIn(after)]
  const common = ({ title, sections }: LessonOutline): LessonOutline => ({
    title,
    sections: sections
      .map((section) => ({
        ...section,
        units: section.units.filter(({ id }) => old.has(id) && current.has(id)),
      }))
      .filter(({ units }) => units.length > 0),
  })
  return frameOf(common(before)) !== frameOf(common(after))
}

/** Whether two outlines stand for the same lesson, word for word. */
export const isSameOutline = (one: LessonOutline, other: LessonOutline): boolean =>
  frameOf(one) === frameOf(other) && ownUnits(one, other).length === 0

export type CountedUnits = ReadonlyMap<string, number>
export const unitKey = ({ id, revision }: UnitHead): string => `${id}/${revision}`

const sumWords = (units: readonly UnitHead[], words: CountedUnits) =>
  units.reduce((sum, unit) => sum + (words.get(unitKey(unit)) ?? 0), 0)

/** What an outline has that the one before has not. @param words of the differing units; null where nobody counted them */
export const changesOf = (
  before: LessonOutline | undefined,
  after: LessonOutline,
  words: CountedUnits | null,
): VersionChanges => {
  const { gone, come } = differingUnits(before, after)
  const goneIds = new Set(gone.map(({ id }) => id))
  const changed = come.filter(({ id }) => goneIds.has(id)).length
  return {
    added: come.length - changed,
    changed,
    removed: gone.length - changed,
    words: words && sumWords(come, words) - sumWords(gone, words),
    is_renamed: before !== undefined && isRenamed(before, after),
  }
}
