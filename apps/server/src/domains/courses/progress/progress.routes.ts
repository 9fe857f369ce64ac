import * as operations from '@lectern/contract/courses/progress/progress.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { Bind } from '../../../platform/http/api.ts'
import { nextLink } from '../../../platform/http/lists/next-link.ts'
import { loadProgress, summariseProgress } from './load-progress.ts'
import { authoredProduct, loadLearnerScope } from '../../teams/index.ts'

/** Binds what staff sees of the progress of participants. */
export const registerProgress = (bind: Bind): void => {
  bind(operations.listProgress, async ({ db, staff, actor, params, query, now }) => {
    const place = await authoredProduct(db, staff, 'course_read', params.product)
    const scope = await loadLearnerScope(db, staff, actor.userId, ['course_read'], place.typeId)
    const state = query['filters[state]']
    const wanted = {
      page: query.page,
      perPage: query.per_page,
      sort: query.sort,
      search: query['filters[search]'] ?? '',
      state,
      now,
      groupId: query['filters[group_id]'],
      isStuck: query['filters[stuck]'] ?? false,
      scope,
    }
    const { people, total } = await loadProgress(db, place, wanted, now)
    const meta = pageMetaOf(query, total)
    return { data: people, meta, links: nextLink(operations.listProgress, query, meta, params) }
  })

  bind(operations.getCourseProgress, async ({ db, staff, actor, params, now }) => {
    const place = await authoredProduct(db, staff, 'course_read', params.product)
    const scope = await loadLearnerScope(db, staff, actor.userId, ['course_read'], place.typeId)
    return { data: await summariseProgress(db, place, { search: '', scope, now }, now) }
  })
}
