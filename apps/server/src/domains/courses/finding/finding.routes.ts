import * as operations from '@lectern/contract/courses/finding/finding.api'
import type { Bind } from '../../../platform/http/api.ts'
import { found } from '../../../platform/http/call-error.ts'
import { type EnrolmentCache, viewerOf } from '../../access/index.ts'
import type { PinnedAttempts } from '../../attempts/index.ts'
import type { CoursePrograms } from '../course-programs.ts'
import { refuseHidden } from '../use-cases/load-public-course.ts'
import { findInCourse } from './find-in-course.ts'

export interface FindingDependencies {
  readonly programs: CoursePrograms
  readonly enrolments: EnrolmentCache
  readonly pinned: PinnedAttempts
}

/** Binds the search in a course. */
export const registerFinding = (bind: Bind, { programs, enrolments, pinned }: FindingDependencies): void => {
  bind(operations.findInCourse, async (call) => {
    const { schoolId } = await call.school()
    const program = found(await programs.programAt(schoolId, call.params.course_slug))
    const viewer = await viewerOf(call.db, enrolments, program.course.product, call)
    refuseHidden(program.course, { isExpert: viewer.isTeam }, viewer.asker.enrolment)
    return findInCourse(call.db, pinned, { program, viewer, query: call.query.query })
  })
}
