import type { InfoUnitDraft } from '@lectern/contract/blocks/info-unit'
import type { Section, SectionChange } from '@lectern/contract/lessons/lesson'
import { sizeOfUnits } from '@lectern/contract/lessons/rules/lesson-size'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { presentSection } from '../lessons.presenter.ts'
import { findLesson } from '../lessons.repository.ts'
import {
  findSection,
  listUnits,
  updateSection,
  type SectionRow,
  type UnitRow,
  type UnitToStore,
} from '../sections.repository.ts'
import { saveUnit } from './save-unit.ts'
import { refuseStaleUnit, storedAgain, toStore } from './unit-to-store.ts'
import { listComing, lockSections, moveUnits } from './units.repository.ts'
import { writeSection } from './write-units.ts'

export interface SectionPatch {
  readonly schoolId: SchoolId
  readonly sectionId: number
  readonly change: SectionChange
  /** Who writes. */
  readonly by: number
}

/**
 * Saves what was changed of a section: all of it or nothing. Units that the change does not name stay as they are, but for the order,
 * which names every unit.
 *
 * @throws CallError not_found, stale_revision (409) when what is changed was changed by others too, foreign_unit, foreign_quiz,
 *   foreign_file, the limits of a whole lesson
 */
export const changeSection = async (tx: Transaction, patch: SectionPatch, now: Date): Promise<Section> => {
  const { schoolId, sectionId, change } = patch
  if (change.name !== undefined || change.unit_order !== undefined) return changeOutline(tx, patch, now)
  const section = found((await lockSections(tx, schoolId, [sectionId])).find(isThere))
  await saveNamed(tx, patch, await listUnits(tx, schoolId, [section.id]), now)
  return presentSection(
    found(await findSection(tx, schoolId, sectionId)),
    await listUnits(tx, schoolId, [sectionId]),
  )
}

const isThere = (section: SectionRow): boolean => section.deletedAt === null

/** Each unit alone; one that is no longer there was removed by others. */
const saveNamed = async (
  tx: Transaction,
  { schoolId, change, by }: SectionPatch,
  stored: readonly UnitRow[],
  now: Date,
) => {
  for (const draft of change.info_units) {
    const unitId = twinOf(draft, stored)?.id ?? draft.id
    if (typeof unitId !== 'number') throw new CallError('stale_revision')
    await saveUnit(tx, { schoolId, unitId, draft, by }, now)
  }
}

const twinOf = (draft: Pick<InfoUnitDraft, 'key' | 'id'>, units: readonly UnitRow[]): UnitRow | undefined =>
  units.find((unit) => (draft.key === undefined ? draft.id === unit.id : draft.key === unit.key))

const changeOutline = async (tx: Transaction, patch: SectionPatch, now: Date): Promise<Section> => {
  const { schoolId, sectionId, change, by } = patch
  const { section, sources, coming } = await hold(tx, patch)
  const lesson = found(await findLesson(tx, schoolId, section.lessonId))
  const base = change.base_outline_revision
  if (base !== undefined && base !== section.outlineRevision) throw new CallError('stale_revision')
  const before = await listUnits(tx, schoolId, [sectionId])
  const order = change.unit_order ?? before.map(({ key, id }) => ({ key, id }))
  const known = [...before, ...coming]
  const units = order.map((entry) => unitAt(entry, change.info_units, known))
  refuseUnplaced(change.info_units, units)
  if (change.removed_units) refuseUnseenRemoval(change.removed_units, before, order)
  const arrivals = coming.filter((unit) => units.some(({ key }) => key === unit.key))
  const moved = arrivals.filter((unit) => unit.sectionId !== sectionId)
  await moveUnits(tx, section, moved)
  // Before the lesson is measured: what moved counts once.
  for (const source of sources) await shrink(tx, source, now)
  const outline = { ...nextOutline(section), ...(change.name !== undefined && { name: change.name }) }
  const write = { lesson, section, change: outline, before: [...before, ...arrivals], units, by }
  return writeSection(tx, write, now)
}

const nextOutline = ({ revision, outlineRevision }: SectionRow) => ({
  revision: revision + 1,
  outlineRevision: outlineRevision + 1,
})

/** The section, and those from which units come into it, held together. Units that moved on while we waited are asked for again. */
const hold = async (
  tx: Transaction,
  patch: SectionPatch,
): Promise<{ section: SectionRow; sources: SectionRow[]; coming: UnitRow[] }> => {
  const { schoolId, sectionId, change } = patch
  const place = found(await findSection(tx, schoolId, sectionId))
  const entries = change.unit_order ?? []
  const named = {
    ids: entries.flatMap(({ id }) => id ?? []),
    keys: entries.map(({ key }) => key),
  }
  const wanted = await listComing(tx, place, named)
  const sectionIds = [...new Set([sectionId, ...wanted.map((unit) => unit.sectionId)])]
  const held = await lockSections(tx, schoolId, sectionIds)
  const section = found(held.find((each) => each.id === sectionId && isThere(each)))
  const coming = await listComing(tx, section, named)
  if (coming.some((unit) => !sectionIds.includes(unit.sectionId))) return hold(tx, patch)
  const fromElsewhere = coming.filter((unit) => unit.sectionId !== sectionId && unit.deletedAt === null)
  const sources = held.filter((each) => fromElsewhere.some((unit) => unit.sectionId === each.id))
  return { section, sources, coming }
}

/** @throws CallError stale_revision, foreign_unit */
const unitAt = (
  entry: { readonly key: string; readonly id?: number | null | undefined },
  drafts: readonly InfoUnitDraft[],
  known: readonly UnitRow[],
): UnitToStore => {
  const stored =
    known.find((unit) => unit.id === entry.id) ??
    known.find((unit) => unit.key === entry.key && unit.deletedAt === null) ??
    known.find((unit) => unit.key === entry.key)
  const draft = drafts.find((each) => each.key === entry.key || (stored && each.id === stored.id))
  if (!draft) {
    if (stored) return storedAgain(stored)
    throw new CallError('foreign_unit', { fields: { unit_order: ['foreign_unit'] } })
  }
  if (stored?.deletedAt === null) refuseStaleUnit(draft, stored)
  else if (stored) refuseUnseenReturn(draft, stored)
  return { ...toStore(draft, new Map()), key: stored?.key ?? entry.key }
}

/**
 * One that was removed meanwhile comes back with what its author wrote of it: words beat a removal. They do not beat words that their
 * author has not seen: those would be gone.
 *
 * @throws CallError stale_revision, which names the reason: asking for the section does not show what it was refused for
 */
const refuseUnseenReturn = ({ base_revision: base }: InfoUnitDraft, stored: UnitRow) => {
  if (base === undefined || base === stored.revision) return
  throw new CallError('stale_revision', { fields: { info_units: ['removed_unit'] } })
}

/**
 * What others wrote in a unit after its remover last saw it is not removed with it.
 *
 * @throws CallError stale_revision
 */
const refuseUnseenRemoval = (
  seen: NonNullable<SectionChange['removed_units']>,
  before: readonly UnitRow[],
  order: NonNullable<SectionChange['unit_order']>,
) => {
  const isGone = (unit: UnitRow) => !order.some(({ key, id }) => key === unit.key || id === unit.id)
  const wasSeen = (unit: UnitRow) =>
    seen.some((each) => each.key === unit.key && each.base_revision === unit.revision)
  if (!before.filter(isGone).every(wasSeen)) throw new CallError('stale_revision')
}

/** Every unit that is sent stands in the order: none is dropped without a word. */
const refuseUnplaced = (drafts: readonly InfoUnitDraft[], units: readonly UnitToStore[]) => {
  const isPlaced = (draft: InfoUnitDraft) => units.some(({ content }) => content === draft.content)
  if (drafts.every(isPlaced)) return
  throw new CallError('foreign_unit', { fields: { info_units: ['foreign_unit'] } })
}

/** A section out of which units went to another one. */
const shrink = async (tx: Transaction, section: SectionRow, now: Date) => {
  const rest = await listUnits(tx, section.schoolId, [section.id])
  const size = sizeOfUnits(rest.map(({ typeId, content }) => ({ type_id: typeId, content })))
  await updateSection(tx, section.schoolId, section.id, { ...nextOutline(section), ...size }, now)
}
