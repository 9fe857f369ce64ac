import { listContactProducts, listLearners } from '@lectern/contract/courses/learners/learners.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { Bind } from '../../../platform/http/api.ts'
import { nextLink } from '../../../platform/http/lists/next-link.ts'
import type { SeenContact } from '../../contacts/index.ts'
import { listProductChoices } from './learner-facts.repository.ts'
import { type FindGroupIds, loadLearners, loadProductsOf } from './load-learners.ts'
import { loadProductScopes } from '../../teams/index.ts'

/** Binds the list of all learners of a school. */
export const registerLearners = (bind: Bind, findGroupIds: FindGroupIds): void => {
  bind(listLearners, async ({ db, staff, actor, query, now }) => {
    const { schoolId } = staff
    const scopes = await loadProductScopes(db, staff, actor.userId, 'course_read')
    const { search, product: productId, state, activity, sort } = query
    const filter = { schoolId, scopes, search, productId, state, activity, sort, now }
    const page = { limit: query.per_page, offset: (query.page - 1) * query.per_page }
    const { learners, total } = await loadLearners(db, filter, page, findGroupIds)
    const meta = pageMetaOf(query, total)
    return {
      data: learners,
      meta,
      links: nextLink(listLearners, query, meta),
      products: await listProductChoices(db, { schoolId, scopes }),
    }
  })
}

/** Binds the products of one contact. */
export const registerContactProducts = (
  bind: Bind,
  findGroupIds: FindGroupIds,
  seenContact: SeenContact,
): void => {
  bind(listContactProducts, async ({ db, staff, actor, params, now }) => {
    const { userId } = await seenContact(db, { staff, userId: actor.userId, now }, params.contact)
    if (userId === null) return { data: [] }
    const scopes = await loadProductScopes(db, staff, actor.userId, 'course_read')
    const seen = { schoolId: staff.schoolId, scopes, now }
    return { data: await loadProductsOf(db, seen, userId, findGroupIds) }
  })
}
