import * as operations from '@lectern/contract/courses/courses.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { Bind } from '../../platform/http/api.ts'
import type { Actor, Call } from '../../platform/http/call.ts'
import type { Transaction } from '../../platform/database/pool.ts'
import { together } from '../../platform/database/statements/together.ts'
import { CallError, found } from '../../platform/http/call-error.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { originOf } from '../../platform/http/school-origin.ts'
import { nextLink } from '../../platform/http/lists/next-link.ts'
import {
  type ChangedAccess,
  joinOpenProduct,
  preSubscribe,
  stopWaiting,
  storedEnrolments,
  type EnrolmentCache,
  viewerOf,
} from '../access/index.ts'
import { type CoursePrograms, loadProgram } from './course-programs.ts'
import { findCourse } from './courses.repository.ts'
import { loadCatalogue } from './use-cases/load-catalogue.ts'
import { loadPublicCourse, refuseHidden } from './use-cases/load-public-course.ts'
import { isOpenToWait } from '../products/index.ts'

/** Binds what readers see of courses. */
export const registerPublicCourses = (
  bind: Bind,
  {
    programs,
    enrolments,
    env,
  }: { programs: CoursePrograms; enrolments: EnrolmentCache } & Pick<Dependencies, 'env'>,
): void => {
  bind(operations.listPublicCourses, async ({ db, actor, school, query, now }) => {
    const { schoolId } = await school()
    const request = { ...query, schoolId, userId: actor?.userId ?? null, now }
    const { cards, total } = await together(db, (gathered) => loadCatalogue(gathered, request))
    const meta = pageMetaOf(query, total)
    return { data: cards, meta, links: nextLink(operations.listPublicCourses, query, meta) }
  })

  bind(operations.getPublicCourse, async (call) => {
    const at = await call.school()
    const program = found(await programs.programAt(at.schoolId, call.params.course_slug))
    const viewer = await viewerOf(call.db, enrolments, program.course.product, call)
    return { data: await loadPublicCourse(call.db, program, { ...viewer, origin: originOf(env, at) }) }
  })

  bindTakingPart(bind, env)
}

interface TakingPartCall extends Pick<Call, 'seatIn' | 'now' | 'school'> {
  readonly actor: Actor
  readonly db: Transaction
  readonly params: { readonly course: number }
}

/** Binds how people come into a course, and onto its waiting list. */
const bindTakingPart = (bind: Bind, env: Dependencies['env']): void => {
  const changing =
    (change: (tx: Transaction, changed: ChangedAccess) => Promise<void>) => async (call: TakingPartCall) => {
      const { db, actor, params, now } = call
      const at = await call.school()
      const course = found(await findCourse(db, at.schoolId, params.course))
      const { product } = course
      const before = await viewerOf(db, storedEnrolments(db), product, call)
      if (before.isPreview) throw new CallError('preview_only')
      refuseHidden(course, { isExpert: before.isTeam }, before.asker.enrolment)
      await change(db, { product, userId: actor.userId, actorId: null, now })
      const viewer = await viewerOf(db, storedEnrolments(db), product, call)
      const visitor = { ...viewer, origin: originOf(env, at) }
      return { data: await loadPublicCourse(db, await loadProgram(db, course), visitor) }
    }
  bind(
    operations.joinCourse,
    changing((tx, { product, userId, now }) => joinOpenProduct(tx, product, userId, now)),
  )
  bind(
    operations.preSubscribe,
    changing(async (tx, change) => {
      if (!isOpenToWait(change.product)) throw new CallError('waiting_list_closed')
      await preSubscribe(tx, change)
    }),
  )
  bind(operations.stopWaiting, changing(stopWaiting))
}
