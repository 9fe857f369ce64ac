import { isDeepStrictEqual } from 'node:util'
import type { CoursePageContent, WrittenCoursePage } from '@lectern/contract/courses/course-page/course-page'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { type CourseRow, lockCourse } from '../courses.repository.ts'
import { changeCourse } from '../use-cases/change-course.ts'
import { type CourseAddress, findAuthorsCourse } from '../use-cases/load-course.ts'
import { findCoursePage } from './course-page.repository.ts'

/** The page of a course as it is stored. */
export const readCoursePage = async (db: ReadDatabase, course: CourseRow): Promise<WrittenCoursePage> => {
  const { about, words, coverUrl, authorId, revision } = await findCoursePage(db, course)
  return { content: { ...words, about, author_id: authorId, cover_url: coverUrl }, revision }
}

/**
 * Writes the page of a course over the revision that was read. The same words again are no conflict.
 *
 * @throws CallError not_found, unknown_author, conflict when somebody else wrote it meanwhile
 */
export const writeCoursePage = async (
  tx: Transaction,
  address: CourseAddress,
  { content, revision }: WrittenCoursePage,
  now: Date,
): Promise<WrittenCoursePage> => {
  await lockCourse(tx, address.schoolId, address.courseId)
  const course = await findAuthorsCourse(tx, address)
  const stored = await readCoursePage(tx, course)
  if (isDeepStrictEqual(stored.content, content)) return stored
  if (stored.revision !== revision) throw new CallError('conflict')
  await changeCourse(tx, address, changeOf(content), now)
  return { content, revision: revision + 1 }
}

const changeOf = ({ about, author_id, cover_url, ...page }: CoursePageContent) => ({
  about,
  author_id,
  cover_url,
  page,
})
