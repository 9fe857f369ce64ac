import { getFinishedCourse } from '@lectern/contract/learning/finished/finished.api'
import type { Bind } from '../../../platform/http/api.ts'
import { found, notFound } from '../../../platform/http/call-error.ts'
import { type EnrolmentCache, enrolmentStateAt } from '../../access/index.ts'
import { type CoursePrograms, refuseHidden } from '../../courses/index.ts'
import { loadFinished } from './load-finished.ts'

/** Binds the pages of finished courses: each person's own, whatever they look at as somebody else. */
export const registerFinished = (
  bind: Bind,
  { programs, enrolments }: { readonly programs: CoursePrograms; readonly enrolments: EnrolmentCache },
): void => {
  bind(getFinishedCourse, async ({ db, actor, school, params, now }) => {
    const { schoolId } = await school()
    const program = found(await programs.programAt(schoolId, params.course_slug))
    const { id: productId } = program.course.product
    const enrolment = await enrolments.enrolmentOf(actor.userId, productId)
    refuseHidden(program.course, { isExpert: false }, enrolment)
    if (!enrolment || enrolmentStateAt(enrolment, now) !== 'active') throw notFound('not a participant')
    return { data: await loadFinished(db, program, { schoolId, userId: actor.userId, enrolment, now }) }
  })
}
