import { infoUnit } from '@lectern/contract/blocks/info-unit'
import { blockTypeOf } from '@lectern/contract/blocks/registry'
import type { LessonOutline, LessonState, LessonVersion } from '@lectern/contract/lessons/versions'
import type { LessonVersionRow, UnitStateRow } from './versions.repository.ts'

type People = ReadonlyMap<number, { readonly id: number; readonly name: string }>

/** An entry of the history; `earlier` is the one before it. */
export const presentVersion = (
  version: LessonVersionRow,
  earlier: LessonVersionRow | undefined,
  people: People,
): LessonVersion => {
  const author = version.userId === null ? undefined : people.get(version.userId)
  return {
    id: version.id,
    kind: version.kind,
    name: version.name,
    author: author ? { id: author.id, name: author.name } : null,
    started_at: version.startedAt.toISOString(),
    saved_at: version.savedAt.toISOString(),
    changed_units: earlier ? countChanged(earlier.outline, version.outline) : 0,
  }
}

/** Units that came, went or say something else. */
const countChanged = (before: LessonOutline, after: LessonOutline): number => {
  const [old, current] = [revisionsIn(before), revisionsIn(after)]
  const ids = new Set([...old.keys(), ...current.keys()])
  return [...ids].filter((id) => old.get(id) !== current.get(id)).length
}

const revisionsIn = ({ sections }: LessonOutline): Map<number, number> =>
  new Map(sections.flatMap(({ units }) => units.map((unit) => [unit.id, unit.revision] as const)))

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
