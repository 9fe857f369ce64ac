import { isDeepStrictEqual } from 'node:util'
import type { WrittenFrontPage } from '@lectern/contract/courses/front-page/front-page'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { announceSchoolChange } from '../../schools/index.ts'
import { findMember } from '../../staff/index.ts'
import { findFrontPage, isFreeLesson, saveFrontPage } from './front-page.repository.ts'

/**
 * Writes the front page of a school over the revision that was read. The same words again are no conflict.
 *
 * @throws CallError unknown_author, lesson_not_free, conflict when somebody else wrote it meanwhile
 */
export const writeFrontPage = async (
  tx: Transaction,
  schoolId: SchoolId,
  page: WrittenFrontPage,
  now: Date,
): Promise<WrittenFrontPage> => {
  await refuseForeign(tx, schoolId, page.content)
  if (await saveFrontPage(tx, schoolId, page, now)) {
    await announceSchoolChange(tx, schoolId)
    return { content: page.content, revision: page.revision + 1 }
  }
  const stored = await findFrontPage(tx, schoolId)
  if (!stored || !isDeepStrictEqual(stored.content, page.content)) throw new CallError('conflict')
  return stored
}

const refuseForeign = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  { teacher_id: teacherId, lesson_id: lessonId }: WrittenFrontPage['content'],
): Promise<void> => {
  if (teacherId !== null && !(await findMember(db, schoolId, teacherId))?.isActive)
    throw new CallError('unknown_author', { fields: { 'content.teacher_id': ['unknown_author'] } })
  if (lessonId !== null && !(await isFreeLesson(db, schoolId, lessonId)))
    throw new CallError('lesson_not_free', { fields: { 'content.lesson_id': ['lesson_not_free'] } })
}
