import { courseStatus } from '@lectern/contract/courses/course-status'
import { productKindOf } from '@lectern/contract/kernel/product-kind'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { countParticipants } from '../../access/index.ts'
import { findFrontPage } from '../front-page/front-page.repository.ts'
import { type CourseRow, listOldestCourses } from '../courses.repository.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** Enough to know whether anything is there; a school with more has long begun. */
const looked = 20

const isPublished = ({ product }: CourseRow): boolean => product.statusId === courseStatus.published

/** How far the courses of a school are: the oldest, whether a lesson, a published course, a participant and a front page are there. */
export const describeProgram = async (db: ReadDatabase, schoolId: SchoolId) => {
  const rows = await listOldestCourses(db, schoolId, looked)
  const participants = await countParticipants(
    db,
    schoolId,
    rows.map((row) => row.product.id),
  )
  const [oldest] = rows
  return {
    course: oldest
      ? {
          id: oldest.id,
          title: oldest.product.title,
          kind: productKindOf(oldest.product.typeId),
          isPublished: isPublished(oldest),
        }
      : null,
    hasLesson: rows.some((row) => row.lessonsCount > 0),
    hasPublished: rows.some(isPublished),
    hasFrontPage: (await findFrontPage(db, schoolId)) !== null,
    hasParticipant: [...participants.values()].some((total) => total > 0),
  }
}
