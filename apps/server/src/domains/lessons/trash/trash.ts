import { blockTypeOf } from '@lectern/contract/blocks/registry'
import { lessonLimits } from '@lectern/contract/lessons/lesson-limits'
import { emptySize, sizeOfUnits } from '@lectern/contract/lessons/rules/lesson-size'
import { trashWords, type TrashEntry, type TrashKind } from '@lectern/contract/lessons/trash/trash'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { announceLessonChange } from '../lesson-change.ts'
import { lockAddresses, lockLesson } from '../lessons.repository.ts'
import { dropReleased } from '../held-edits/held-edits.repository.ts'
import { presentUnit } from '../lessons.presenter.ts'
import { announceEdit } from '../live/lesson-edits.ts'
import { linkQuizzes, listSections, listUnits, updateSection } from '../sections.repository.ts'
import { refuseTooLarge } from '../units/refuse-too-large.ts'
import { returnUnit } from '../units/return-unit.ts'
import { storedAgain } from '../units/unit-to-store.ts'
import { findRemovedUnit, lockSections } from '../units/units.repository.ts'
import { placeUnitFiles } from '../file-places/unit-files.ts'
import { lockAuthorsLesson } from '../use-cases/load-lesson.ts'
import { restoreLesson } from '../use-cases/remove-lesson.ts'
import { beyondTrash, trashEnd, trashLimit } from './trash-limit.ts'
import * as repository from './trash.repository.ts'

export interface TrashAddress {
  readonly schoolId: SchoolId
  readonly courseId: number
  readonly kind: TrashKind
  readonly id: number
}

/** @throws CallError not_found */
export const findTrashed = async (
  db: ReadDatabase,
  { kind, id, ...course }: TrashAddress,
  now: Date,
): Promise<repository.TrashRow> =>
  found(await repository.findTrashed(db, { ...course, since: trashLimit(now) }, { kind, id }))

/**
 * The same, locked against other restores and deletions: the second of two gets 404.
 *
 * @throws CallError not_found
 */
const lockTrashed = async (
  tx: Transaction,
  address: TrashAddress,
  now: Date,
): Promise<repository.TrashRow> => {
  const { lessonId } = await findTrashed(tx, address, now)
  // In the order of edits: a lesson before what it holds, the addresses of a course before its lessons.
  if (lessonId === null) await lockAddresses(tx, address.courseId)
  else await lockLesson(tx, address.schoolId, lessonId)
  return findTrashed(tx, address, now)
}

/** An entry of the trash, as its authors see it. */
export const presentTrashed = (row: repository.TrashRow): TrashEntry => ({
  kind: row.kind,
  id: row.id,
  title: row.title,
  type_id: row.typeId,
  words: row.typeId === null ? '' : blockTypeOf(row.typeId).words(row.content).slice(0, trashWords),
  lesson: row.lessonId === null ? null : { id: row.lessonId, title: row.lessonTitle ?? '' },
  section_name: row.sectionName,
  deleted_at: row.deletedAt.toISOString(),
  expires_at: trashEnd(row.deletedAt).toISOString(),
})

/**
 * What something in the trash holds.
 *
 * @throws CallError not_found
 */
export const loadTrashed = async (db: ReadDatabase, address: TrashAddress, now: Date) => {
  const row = await findTrashed(db, address, now)
  const units =
    row.kind === 'unit'
      ? [found(await findRemovedUnit(db, address.schoolId, row.id))]
      : await listUnits(db, address.schoolId, await repository.sectionsIn(db, address.schoolId, row))
  return { entry: presentTrashed(row), info_units: units.map(presentUnit) }
}

/**
 * Brings something back: a unit to its place in its section, a section to its place in its lesson, a lesson to the program.
 *
 * @throws CallError not_found, too_many_lessons, too_many_sections, and the limits of a whole lesson
 */
export const restoreTrashed = async (
  tx: Transaction,
  address: TrashAddress,
  by: number,
  now: Date,
): Promise<void> => {
  const row = await lockTrashed(tx, address, now)
  const { schoolId, courseId } = address
  if (row.kind === 'lesson') return restoreLesson(tx, { schoolId, courseId, lessonId: row.id }, now)
  const lessonId = found(row.lessonId)
  if (row.kind === 'section') return restoreSection(tx, { schoolId, lessonId, sectionId: row.id, by }, now)
  const unit = found(await findRemovedUnit(tx, schoolId, row.id))
  await returnUnit(tx, { schoolId, unit, by }, now)
}

const restoreSection = async (
  tx: Transaction,
  {
    schoolId,
    lessonId,
    sectionId,
    by,
  }: { schoolId: SchoolId; lessonId: number; sectionId: number; by: number },
  now: Date,
) => {
  const lesson = await lockAuthorsLesson(tx, { schoolId, lessonId })
  if ((await listSections(tx, schoolId, lessonId)).length >= lessonLimits.sections)
    throw new CallError('too_many_sections')
  const section = found((await lockSections(tx, schoolId, [sectionId]))[0])
  const rows = await listUnits(tx, schoolId, [sectionId])
  const units = rows.map(storedAgain)
  const size = sizeOfUnits(units.map(({ typeId, content }) => ({ type_id: typeId, content })))
  const change = { deletedAt: null, revision: section.revision + 1, ...size }
  await updateSection(tx, schoolId, sectionId, change, now)
  const stored = new Map(rows.map(({ key, id }) => [key, id]))
  await linkQuizzes(tx, section, units, stored)
  await placeUnitFiles(tx, schoolId, units, { stored, gone: [] })
  await announceLessonChange(tx, lesson.productId)
  await announceEdit(tx, { lessonId, sectionId: null, by })
  await refuseTooLarge(tx, lesson, emptySize, size)
}

/**
 * Removes something from the trash for good; what learners still read because edits are held, once they do not.
 *
 * @throws CallError not_found
 */
export const deleteTrashed = async (tx: Transaction, address: TrashAddress, now: Date): Promise<void> => {
  const { schoolId } = address
  const row = await lockTrashed(tx, address, now)
  if (row.kind !== 'lesson' && (await repository.isReleased(tx, schoolId, row)))
    return repository.hide(tx, schoolId, row, beyondTrash(now))
  if (row.kind === 'unit') return repository.deleteUnits(tx, schoolId, [row.id])
  if (row.kind === 'section') return repository.deleteSections(tx, schoolId, [row.id])
  await dropReleased(tx, { id: row.id, schoolId })
  await repository.deleteSections(tx, schoolId, await repository.everySectionOf(tx, schoolId, row.id))
  await repository.hide(tx, schoolId, row, beyondTrash(now))
}
