import { isDeepStrictEqual } from 'node:util'
import { aboutOf } from '@lectern/contract/courses/about'
import type { CourseChange } from '@lectern/contract/courses/course'
import type { CoursePageWords } from '@lectern/contract/courses/course-page/course-page'
import { textWords } from '@lectern/contract/kernel/words/rich-text-words'
import type { Transaction } from '../../../platform/database/pool.ts'
import { renderRichText } from '../../../platform/rich-text/render-rich-text.ts'
import { type CourseRow, lockCourse } from '../courses.repository.ts'
import { findCoursePage } from './course-page.repository.ts'

/** A change of what stands on the page of a course. */
export interface PageChange extends Pick<CourseChange, 'about' | 'description' | 'cover_url' | 'author_id'> {
  readonly page?: CoursePageWords | undefined
}

/** The text and its words say the same. */
const aboutColumns = ({ about, description }: PageChange) => {
  const text = about ?? (description === undefined ? undefined : aboutOf(description))
  if (text === undefined) return {}
  const words = about ? textWords(about) : description
  return { description: words, about: text, aboutHtml: renderRichText(text.doc) }
}

/**
 * The columns that a change of the page writes, with the next revision where it is another page by it. Holds the course until the
 * transaction ends.
 */
export const pageColumns = async (tx: Transaction, course: CourseRow, change: PageChange) => {
  const { cover_url: coverUrl, author_id: authorId, page } = change
  const text = aboutColumns(change)
  const sent = { about: text.about, coverUrl, authorId, words: page }
  if (Object.values(sent).every((part) => part === undefined)) return {}
  await lockCourse(tx, course.schoolId, course.id)
  const stored = await findCoursePage(tx, course)
  const parts = ['about', 'coverUrl', 'authorId', 'words'] as const
  const isSame = parts.every(
    (part) => sent[part] === undefined || isDeepStrictEqual(sent[part], stored[part]),
  )
  return { ...text, coverUrl, authorId, page, ...(!isSame && { pageRevision: stored.revision + 1 }) }
}
