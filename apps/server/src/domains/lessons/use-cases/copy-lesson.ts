import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../../platform/database/pool.ts'
import { blockTypeOf } from '@lectern/contract/blocks/registry'
import { announceLessonChange } from '../lesson-change.ts'
import { lastSectionPosition } from '../lessons.repository.ts'
import * as repository from '../sections.repository.ts'
import { filesOfUnit, placeUnitFiles, releaseFiles } from '../unit-files.ts'
import { findAuthorsLesson, lockAuthorsLesson } from './load-lesson.ts'

/**
 * Replaces the content of a lesson with a copy of another lesson of the school; sections and units get new ids
 * (document 000 §4). Quizzes are shared, not copied.
 *
 * @throws CallError not_found when either lesson is not the school's
 */
export const copyLesson = async (
  tx: Transaction,
  { cabinetId, lessonId, fromId }: { cabinetId: number; lessonId: number; fromId: number },
  now: Date,
): Promise<void> => {
  const target = await lockAuthorsLesson(tx, { cabinetId, lessonId })
  const source = await findAuthorsLesson(tx, { cabinetId, lessonId: fromId })
  if (target.id === source.id) return
  const sections = await repository.listSections(tx, cabinetId, source.id)
  const units = await repository.listUnits(
    tx,
    cabinetId,
    sections.map((section) => section.id),
  )
  await clear(tx, target, now)
  const last = await lastSectionPosition(tx, cabinetId, target.id)
  for (const [place, section] of sections.entries()) {
    const position = last + place + 1
    const copy = await repository.insertSection(
      tx,
      { ...sizeOf(section), cabinetId, lessonId: target.id, name: section.name, position, copied: true },
      now,
    )
    const own = units.filter((unit) => unit.sectionId === section.id)
    const copies = own.map(copiedUnit)
    const change = await repository.storeUnits(tx, copy, copies, now)
    await placeUnitFiles(tx, cabinetId, copies, change)
  }
  await announceLessonChange(tx, target.productId)
}

const clear = async (tx: Transaction, { id, cabinetId }: { id: number; cabinetId: number }, now: Date) => {
  for (const section of await repository.listSections(tx, cabinetId, id)) {
    await repository.updateSection(tx, cabinetId, section.id, { deletedAt: now }, now)
    await repository.unlinkQuizzes(tx, cabinetId, section.id)
    await releaseFiles(tx, cabinetId, [section.id])
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
