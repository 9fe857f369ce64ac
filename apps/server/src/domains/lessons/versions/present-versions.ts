import { infoUnit } from '@lectern/contract/blocks/info-unit'
import { blockTypeOf } from '@lectern/contract/blocks/registry'
import type { LessonOutline, LessonState, LessonVersion } from '@lectern/contract/lessons/versions'
import { changesOf, type CountedUnits } from './version-changes.ts'
import type { LessonVersionRow, UnitStateRow } from './versions.repository.ts'

type People = ReadonlyMap<number, { readonly id: number; readonly name: string }>

/** An entry of the history; `earlier` is the one before it. */
export const presentVersion = (
  version: LessonVersionRow,
  earlier: LessonVersionRow | undefined,
  people: People,
  words: CountedUnits | null = null,
): LessonVersion => {
  const changes = changesOf(earlier?.outline, version.outline, words)
  const author = version.userId === null ? undefined : people.get(version.userId)
  return {
    id: version.id,
    kind: version.kind,
    name: version.name,
    author: author ? { id: author.id, name: author.name } : null,
    started_at: version.startedAt.toISOString(),
    saved_at: version.savedAt.toISOString(),
    changed_units: changes.added + changes.changed + changes.removed,
    changes,
  }
}

/** A lesson as it stood at an entry; a unit of which nothing is kept any more is left out. */
export const presentState = (
  version: LessonVersion,
  outline: LessonOutline,
  states: ReadonlyMap<number, UnitStateRow>,
): LessonState => ({
  version,
  title: outline.title,
  sections: outline.sections.map(({ id, name, units }) => ({
    id,
    name,
    units: units.flatMap((each) => {
      const state = states.get(each.id)
      return state ? [{ key: state.key, unit: presentUnitState(state) }] : []
    }),
  })),
})

/** What a unit said, for its author. */
export const presentUnitState = (state: UnitStateRow) =>
  infoUnit.parse({
    id: state.unitId,
    key: state.key,
    title: state.title,
    type_id: state.typeId,
    content: state.content,
    look: state.look ?? undefined,
    files: blockTypeOf(state.typeId).files(state.content),
    copied: false,
    revision: state.revision,
  })
