import * as operations from '@lectern/contract/lessons/trash/trash.api'
import type { TrashKind } from '@lectern/contract/lessons/trash/trash'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { Bind } from '../../../platform/http/api.ts'
import { done, type StaffSeat } from '../../../platform/http/call.ts'
import { nextLink } from '../../../platform/http/lists/next-link.ts'
import { found } from '../../../platform/http/call-error.ts'
import type { CourseRight } from '@lectern/contract/kernel/course-rights'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { AuthorScope, ProductOfCourse } from '../lessons.policy.ts'
import { countTrash, listTrash } from './trash.repository.ts'
import { deleteTrashed, loadTrashed, presentTrashed, restoreTrashed } from './trash.ts'
import { trashLimit } from './trash-limit.ts'
import type { ScopeSeat } from '../../teams/index.ts'

/** Binds the trash of courses. */
export const bindTrash = (bind: Bind, productOfCourse: ProductOfCourse, mayAuthor: AuthorScope): void => {
  const enter = async (db: ReadDatabase, staff: ScopeSeat, right: CourseRight, courseId: number) => {
    await mayAuthor(db, staff, right, { courseId })
    found(await productOfCourse(db, staff.schoolId, courseId))
  }

  bind(operations.listTrash, async ({ db, staff, params, query, now }) => {
    await enter(db, staff, 'course_edit', params.course)
    const removed = { schoolId: staff.schoolId, courseId: params.course, since: trashLimit(now) }
    const page = { limit: query.per_page, offset: (query.page - 1) * query.per_page }
    const rows = await listTrash(db, removed, page)
    const meta = pageMetaOf(query, await countTrash(db, removed))
    const links = nextLink(operations.listTrash, query, meta, { course: params.course })
    return { data: rows.map(presentTrashed), meta, links }
  })

  bind(operations.getTrashed, async ({ db, staff, params, now }) => {
    await enter(db, staff, 'course_edit', params.course)
    const address = addressOf(staff, params)
    return { data: await loadTrashed(db, address, now) }
  })

  bind(operations.restoreTrashed, async ({ db, staff, actor, params, now }) => {
    await enter(db, staff, 'course_edit', params.course)
    await restoreTrashed(db, addressOf(staff, params), actor.userId, now)
    return done
  })

  bind(operations.deleteTrashed, async ({ db, staff, params, now }) => {
    await enter(db, staff, 'course_delete', params.course)
    await deleteTrashed(db, addressOf(staff, params), now)
    return done
  })
}

const addressOf = (
  { schoolId }: Pick<StaffSeat, 'schoolId'>,
  { course, kind, entry }: { course: number; kind: TrashKind; entry: number },
) => ({ schoolId, courseId: course, kind, id: entry })
