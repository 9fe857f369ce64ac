import * as accessOperations from '@lectern/contract/courses/participant-access.api'
import * as operations from '@lectern/contract/courses/participants.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { nextLink } from '../../../platform/http/lists/next-link.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { linkProductInvitation, presentLink } from '../../staff/index.ts'
import { changeParticipants } from './change-participants.ts'
import { loadParticipantAccess } from './participant-access.ts'
import { loadParticipantLessons } from './participant-lessons.ts'
import {
  addParticipant,
  addParticipants,
  loadInvited,
  loadParticipants,
  removeParticipant,
  withdrawInvitation,
} from './participants.ts'
import { authoredProduct, loadLearnerScope } from '../../teams/index.ts'

/** Binds what staff does with those who take part. */
export const registerParticipants = (bind: Bind, { env }: Pick<Dependencies, 'env'>): void => {
  bind(operations.listParticipants, async ({ db, staff, actor, params, query, now }) => {
    // `limit` is the document's other name of `per_page` (002 §3, "Participants").
    const perPage = query.limit ?? query.per_page
    const place = await authoredProduct(db, staff, 'course_read', params.product)
    const scope = await loadLearnerScope(db, staff, actor.userId, ['course_read'], place.typeId)
    const [search, state] = [query['filters[search]'] ?? '', query['filters[state]']]
    const wanted = {
      page: query.page,
      perPage,
      search,
      state,
      now,
      offerId: query['filters[offer_id]'],
      groupId: query['filters[group_id]'],
      sort: query.sort,
      scope,
    }
    const { participants, total } = await loadParticipants(db, place, wanted, now)
    const meta = pageMetaOf({ page: query.page, per_page: perPage }, total)
    return { data: participants, meta, links: nextLink(operations.listParticipants, query, meta, params) }
  })

  bind(operations.addParticipant, async ({ db, staff, actor, params, body, locale, now }) => {
    const place = await authoredProduct(db, staff, 'course_edit', params.product)
    const wish = { email: body.email, language: locale, invitedBy: actor.userId, env }
    return { data: await addParticipant(db, place, wish, now) }
  })

  bind(operations.addParticipants, async ({ db, staff, actor, params, body, locale, now }) => {
    const place = await authoredProduct(db, staff, 'course_edit', params.product)
    const wish = { language: locale, invitedBy: actor.userId, env }
    return { data: await addParticipants(db, place, { ...wish, emails: body.emails }, now) }
  })

  bind(operations.listInvitedParticipants, async ({ db, staff, params, query, now }) => {
    const place = await authoredProduct(db, staff, 'course_edit', params.product)
    const { invited, total } = await loadInvited(db, place, query, { env, now })
    const meta = pageMetaOf(query, total)
    const links = nextLink(operations.listInvitedParticipants, query, meta, { product: params.product })
    return { data: invited, meta, links }
  })

  bind(operations.linkParticipantInvitation, async ({ db, staff, params, now }) => {
    const place = await authoredProduct(db, staff, 'course_edit', params.product)
    const link = await db.transaction((tx) => linkProductInvitation(tx, place, params.invitation, now))
    return { data: await presentLink(db, env, staff.schoolId, link) }
  })

  bind(operations.withdrawParticipantInvitation, async ({ db, staff, params }) => {
    const place = await authoredProduct(db, staff, 'course_edit', params.product)
    await withdrawInvitation(db, place, params.invitation)
    return done
  })

  bind(accessOperations.getParticipantAccess, async ({ db, staff, actor, params, now }) => {
    const place = await authoredProduct(db, staff, 'course_read', params.product)
    const scope = await loadLearnerScope(db, staff, actor.userId, ['course_read'], place.typeId)
    return { data: await loadParticipantAccess(db, place, { userId: params.user, scope, now }) }
  })

  bind(accessOperations.listParticipantLessons, async ({ db, staff, actor, params, now }) => {
    const place = await authoredProduct(db, staff, 'course_read', params.product)
    const scope = await loadLearnerScope(db, staff, actor.userId, ['course_read'], place.typeId)
    return { data: await loadParticipantLessons(db, place, { userId: params.user, scope, now }) }
  })

  bind(accessOperations.changeParticipantAccess, async ({ db, staff, actor, params, body, now }) => {
    const place = await authoredProduct(db, staff, 'course_edit', params.product)
    const scope = await loadLearnerScope(db, staff, actor.userId, ['course_edit'], place.typeId)
    const wish = { userIds: body.user_ids, action: body.action, actorId: actor.userId, scope, now }
    return { data: await changeParticipants(db, place, wish) }
  })

  bind(operations.removeParticipant, async ({ db, staff, actor, params, now }) => {
    const place = await authoredProduct(db, staff, 'course_edit', params.product)
    await removeParticipant(db, place, { userId: params.user, actorId: actor.userId, now })
    return done
  })
}
