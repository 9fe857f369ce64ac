import type { ParticipantLesson } from '@lectern/contract/courses/participant-access'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { findCourse, findCourseOfProduct } from '../courses.repository.ts'
import { loadProgram } from '../course-programs.ts'
import { decideProgram } from '../use-cases/load-public-course.ts'
import { findSeenEnrolment, type WantedParticipant } from './participant-access.ts'
import type { ProductPlace } from './participants.repository.ts'

/**
 * What the page of a course would decide for somebody, lesson by lesson; drafts are left out, as for them. A product without lessons has none.
 *
 * @throws CallError not_found
 */
export const loadParticipantLessons = async (
  db: ReadDatabase,
  place: ProductPlace,
  wanted: WantedParticipant,
): Promise<ParticipantLesson[]> => {
  const enrolment = await findSeenEnrolment(db, place, wanted)
  const found = await findCourseOfProduct(db, place.schoolId, place.productId)
  const course = found && (await findCourse(db, place.schoolId, found.id))
  if (!course) return []
  const program = await loadProgram(db, course)
  const asker = { isSignedIn: true, isExpert: false, enrolment, now: wanted.now }
  const titles = new Map(program.modules.map(({ id, title }) => [id, title]))
  const { lessons } = await decideProgram(db, program, { asker, userId: wanted.userId, until: null })
  return lessons.map(({ row, progress, access }) => ({
    id: row.id,
    title: row.title,
    module: row.moduleId === null ? null : (titles.get(row.moduleId) ?? null),
    progress,
    access,
  }))
}
