import { blockTypeOf } from '@lectern/contract/blocks/registry'
import type { Lesson } from '@lectern/contract/lessons/lesson'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import { listQuizHeads } from '../../quizzes/index.ts'
import { authorsForm } from '../held-edits/held-lesson.ts'
import { presentLesson } from '../lessons.presenter.ts'
import * as repository from '../lessons.repository.ts'
import { listSections, listUnits } from '../sections.repository.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { findProduct } from '../../products/index.ts'

export interface LessonAddress {
  readonly schoolId: SchoolId
  readonly lessonId: number
  /** When given, a lesson of another course counts as absent. */
  readonly courseId?: number
}

/**
 * A lesson of the school with all that its author sees.
 *
 * @throws CallError not_found
 */
export const loadLesson = async (db: ReadDatabase, address: LessonAddress): Promise<Lesson> => {
  const lesson = authorsForm(await findAuthorsLesson(db, address))
  const product = found(await findProduct(db, lesson.schoolId, lesson.productId))
  const sections = await listSections(db, lesson.schoolId, lesson.id)
  const units = await listUnits(
    db,
    lesson.schoolId,
    sections.map((section) => section.id),
  )
  const quizIds = lesson.held
    ? units.flatMap(({ typeId, content }) => blockTypeOf(typeId).quizIds(content))
    : ((await repository.listLessonQuizIds(db, [lesson.id])).get(lesson.id) ?? [])
  const quizzes = await listQuizHeads(db, lesson.schoolId, [...new Set(quizIds)])
  return presentLesson({ lesson, product, sections, units, quizzes })
}

/**
 * The same row, held until the transaction ends; see `lockLesson`.
 *
 * @throws CallError not_found
 */
export const lockAuthorsLesson = async (
  tx: Transaction,
  address: LessonAddress,
): Promise<repository.LessonRow> => {
  await repository.lockLesson(tx, address.schoolId, address.lessonId)
  return findAuthorsLesson(tx, address)
}

/**
 * The row of a lesson of the school, within its course when that is named.
 *
 * @throws CallError not_found
 */
export const findAuthorsLesson = async (
  db: ReadDatabase,
  { schoolId, lessonId, courseId }: LessonAddress,
): Promise<repository.LessonRow> => {
  const lesson = found(await repository.findLesson(db, schoolId, lessonId))
  return found(courseId === undefined || courseId === lesson.courseId ? lesson : null)
}
