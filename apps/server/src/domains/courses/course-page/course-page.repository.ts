import { aboutOf } from '@lectern/contract/courses/about'
import { type CoursePageWords, emptyCoursePage } from '@lectern/contract/courses/course-page/course-page'
import type { RichText } from '@lectern/contract/kernel/rich-text'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, eq } from '../../../platform/database/sql.ts'
import { renderRichText } from '../../../platform/rich-text/render-rich-text.ts'
import type { CourseRow } from '../courses.repository.ts'
import { courses } from '../courses.tables.ts'

/** What stands on the page of a course; lists of courses do without. */
export interface StoredPage {
  readonly about: RichText
  /** HTML of `about`. */
  readonly html: string
  readonly words: CoursePageWords
  readonly coverUrl: string | null
  readonly authorId: number | null
  readonly revision: number
}

export const findCoursePage = async (
  db: ReadDatabase,
  { schoolId, id, description }: Pick<CourseRow, 'schoolId' | 'id' | 'description'>,
): Promise<StoredPage> => {
  const [row] = await db
    .select({
      about: courses.about,
      html: courses.aboutHtml,
      words: courses.page,
      coverUrl: courses.coverUrl,
      authorId: courses.authorId,
      revision: courses.pageRevision,
    })
    .from(courses)
    .where(and(eq(courses.id, id), eq(courses.schoolId, schoolId)))
  const about = row?.about ?? aboutOf(description)
  return {
    about,
    html: row?.html ?? renderRichText(about.doc),
    // Pages that were written before a part was there do without it.
    words: { ...emptyCoursePage, ...row?.words },
    coverUrl: row?.coverUrl ?? null,
    authorId: row?.authorId ?? null,
    revision: row?.revision ?? 0,
  }
}
