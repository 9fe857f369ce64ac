import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../../platform/database/pool.ts'
import { blockTypeOf } from '@lectern/contract/blocks/registry'
import { holdQuizzes } from '../../quizzes/index.ts'
import { announceLessonChange } from '../lesson-change.ts'
import { lastSectionPosition } from '../lessons.repository.ts'
import * as repository from '../sections.repository.ts'
import { announceEdit } from '../live/lesson-edits.ts'
import { markLesson } from '../versions/note-versions.ts'
import { filesOfUnit, placeUnitFiles, releaseFiles } from '../unit-files.ts'
import { findAuthorsLesson, lockAuthorsLesson } from './load-lesson.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/**
 * Replaces the content of a lesson with a copy of another lesson of the school; sections and units get new ids
 * (document 000 §4). Quizzes are shared, not copied.
 *
 * @throws CallError not_found when either lesson is not the school's
 */
export const copyLesson = async (
  tx: Transaction,
  { schoolId, lessonId, fromId, by }: { schoolId: SchoolId; lessonId: number; fromId: number; by: number },
  now: Date,
): Promise<void> => {
  const target = await lockAuthorsLesson(tx, { schoolId, lessonId })
  const source = await findAuthorsLesson(tx, { schoolId, lessonId: fromId })
  if (target.id === source.id) return
  const sections = await repository.listSections(tx, schoolId, source.id)
  const units = await repository.listUnits(
    tx,
    schoolId,
    sections.map((section) => section.id),
  )
  // A quiz that is deleted at this moment is not copied; whoever deletes one later finds it shown.
  const quizIds = units.flatMap(({ typeId, content }) => blockTypeOf(typeId).quizIds(content))
  const held = new Set(await holdQuizzes(tx, schoolId, [...new Set(quizIds)]))
  // What stood in the lesson until now can be brought back.
  await markLesson(tx, target, { kind: 'restored', name: '', by }, now)
  await clear(tx, target, now)
  const last = await lastSectionPosition(tx, schoolId, target.id)
  for (const [place, section] of sections.entries()) {
    const position = last + place + 1
    const copy = await repository.insertSection(
      tx,
      { ...sizeOf(section), schoolId, lessonId: target.id, name: section.name, position, copied: true },
      now,
    )
    const own = units.filter((unit) => unit.sectionId === section.id).map(copiedUnit)
    const copies = own.filter(({ quizIds }) => quizIds.every((id) => held.has(id)))
    const change = await repository.storeUnits(tx, copy, copies, now)
    await placeUnitFiles(tx, schoolId, copies, change)
  }
  await announceLessonChange(tx, target.productId)
  await announceEdit(tx, { lessonId: target.id, sectionId: null, by })
}

const clear = async (tx: Transaction, { id, schoolId }: { id: number; schoolId: SchoolId }, now: Date) => {
  for (const section of await repository.listSections(tx, schoolId, id)) {
    await repository.updateSection(tx, schoolId, section.id, { deletedAt: now }, now)
    await repository.unlinkQuizzes(tx, schoolId, section.id)
    await releaseFiles(tx, schoolId, [section.id])
  }
}

/** Of a section that is there already: a lesson that holds more than a new one may can still be copied whole. */
const sizeOf = ({ units, letters, bytes }: repository.SectionRow) => ({ units, letters, bytes })

const copiedUnit = (unit: repository.UnitRow): repository.UnitToStore => ({
  key: randomUUID(),
  typeId: unit.typeId,
  title: unit.title,
  content: unit.content,
  publicContent: unit.publicContent,
  quizIds: blockTypeOf(unit.typeId).quizIds(unit.content),
  files: filesOfUnit(unit),
  copied: true,
})
