import { randomUUID } from 'node:crypto'
import { blockTypeOf } from '@lectern/contract/blocks/registry'
import {
  addSizes,
  emptySize,
  sizeOfUnits,
  type LessonSize,
} from '@lectern/contract/lessons/rules/lesson-size'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { holdQuizzes } from '../../quizzes/index.ts'
import { lastSectionPosition, type LessonRow } from '../lessons.repository.ts'
import * as repository from '../sections.repository.ts'
import { filesOfUnit, placeUnitFiles } from '../file-places/unit-files.ts'
import { findAuthorsLesson, lockAuthorsLesson } from './load-lesson.ts'
import { putContent } from './put-content.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

export interface LessonCopy {
  readonly schoolId: SchoolId
  readonly lessonId: number
  /** The lesson that is copied. */
  readonly fromId: number
  /** Which of its units; null for all. */
  readonly unitIds: ReadonlySet<number> | null
  /** What stands in the lesson stays before the copy. */
  readonly keepsContent: boolean
  /** Who copies. */
  readonly by: number
}

/**
 * Replaces the content of a lesson with a copy of another lesson of the school, or adds the copy after it; sections and units get
 * new ids (document 000 §4). Quizzes are shared, not copied. Answers the entry of the history that brings back how it was.
 *
 * @throws CallError not_found when either lesson is not the school's, foreign_unit when a chosen unit is not in the other lesson,
 *   too_many_sections, and the limits of a whole lesson when its content stays
 */
export const copyLesson = async (tx: Transaction, copy: LessonCopy, now: Date): Promise<number | null> => {
  const { schoolId, lessonId, keepsContent, by } = copy
  const target = await lockAuthorsLesson(tx, { schoolId, lessonId })
  const source = await findAuthorsLesson(tx, { schoolId, lessonId: copy.fromId })
  if (target.id === source.id && !keepsContent) return null
  const wanted = await readWanted(tx, source, copy.unitIds)
  // A lesson that holds more than a new one may can still be copied whole.
  const content = { count: wanted.length, keepsContent, isMeasured: keepsContent, by }
  return putContent(tx, target, content, () => insertCopies(tx, target, wanted, now), now)
}

interface WantedSection {
  readonly section: repository.SectionRow
  readonly units: readonly repository.UnitRow[]
  /** Whether only some of its units are wanted. */
  readonly isPart: boolean
}

/** Sections of a lesson with those of their units that are wanted; one of which none is wanted stays away. */
const readWanted = async (
  tx: Transaction,
  { id, schoolId }: LessonRow,
  unitIds: ReadonlySet<number> | null,
): Promise<WantedSection[]> => {
  const sections = await repository.listSections(tx, schoolId, id)
  const all = await repository.listUnits(
    tx,
    schoolId,
    sections.map((section) => section.id),
  )
  const units = unitIds === null ? all : all.filter((unit) => unitIds.has(unit.id))
  if (unitIds !== null && units.length !== unitIds.size) {
    throw new CallError('foreign_unit', { fields: { unit_ids: ['foreign_unit'] } })
  }
  const isOf = (section: repository.SectionRow) => (unit: repository.UnitRow) => unit.sectionId === section.id
  return sections
    .map((section) => {
      const own = units.filter(isOf(section))
      return { section, units: own, isPart: own.length < all.filter(isOf(section)).length }
    })
    .filter((wanted) => unitIds === null || wanted.units.length > 0)
}

/** Puts copies of sections at the end of a lesson and answers how much they hold. */
const insertCopies = async (
  tx: Transaction,
  target: LessonRow,
  wanted: readonly WantedSection[],
  now: Date,
): Promise<LessonSize> => {
  const { schoolId } = target
  const quizIds = wanted.flatMap(({ units }) => units.flatMap(quizzesOf))
  // A quiz that is deleted at this moment is not copied; whoever deletes one later finds it shown.
  const held = new Set(await holdQuizzes(tx, schoolId, [...new Set(quizIds)]))
  const last = await lastSectionPosition(tx, schoolId, target.id)
  let whole = emptySize
  for (const [place, one] of wanted.entries()) {
    const { name } = one.section
    const size = sizeOf(one)
    const section = await repository.insertSection(
      tx,
      { ...size, schoolId, lessonId: target.id, name, position: last + place + 1, copied: true },
      now,
    )
    const copies = one.units.map(copiedUnit).filter((unit) => unit.quizIds.every((id) => held.has(id)))
    const change = await repository.storeUnits(tx, section, copies, now)
    await placeUnitFiles(tx, schoolId, copies, change)
    whole = addSizes(whole, size)
  }
  return whole
}

const sizeOf = ({ section: { units, letters, bytes }, isPart, units: own }: WantedSection): LessonSize =>
  isPart
    ? sizeOfUnits(own.map(({ typeId, content }) => ({ type_id: typeId, content })))
    : { units, letters, bytes }

const quizzesOf = ({ typeId, content }: repository.UnitRow) => blockTypeOf(typeId).quizIds(content)

const copiedUnit = (unit: repository.UnitRow): repository.UnitToStore => ({
  key: randomUUID(),
  typeId: unit.typeId,
  title: unit.title,
  content: unit.content,
  look: unit.look,
  publicContent: unit.publicContent,
  quizIds: quizzesOf(unit),
  files: filesOfUnit(unit),
  copied: true,
})
