import { getOfflineCourse } from '@lectern/contract/courses/offline/offline.api'
import type { Bind } from '../../../platform/http/api.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { type EnrolmentCache, viewerOf } from '../../access/index.ts'
import type { CoursePrograms } from '../course-programs.ts'
import { isHidden } from '../use-cases/load-public-course.ts'
import { describeOfflineCourse } from './describe-offline-course.ts'

/** Binds what readers keep of courses on their devices. */
export const registerOfflineCourses = (
  bind: Bind,
  { programs, enrolments }: { readonly programs: CoursePrograms; readonly enrolments: EnrolmentCache },
): void => {
  bind(getOfflineCourse, async (call) => {
    const { schoolId } = await call.school()
    const program = await programs.programAt(schoolId, call.params.course_slug)
    if (!program) return { data: null }
    const viewer = await viewerOf(call.db, enrolments, program.course.product, call)
    if (isHidden(program.course, { isExpert: viewer.isTeam }, viewer.asker.enrolment)) return { data: null }
    // What is seen as somebody else is kept for nobody.
    if (viewer.isPreview) throw new CallError('preview_only')
    return { data: await describeOfflineCourse(call.db, program, viewer, call.now) }
  })
}
