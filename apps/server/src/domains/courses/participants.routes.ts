import * as operations from '@lectern/contract/courses/courses.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { Bind } from '../../platform/http/api.ts'
import { done } from '../../platform/http/call.ts'
import { notFound } from '../../platform/http/call-error.ts'
import { nextLink } from '../../platform/http/lists/next-link.ts'
import { loadLearnerScope, mayOnProduct } from '../access/index.ts'
import {
  addParticipant,
  loadInvited,
  loadParticipants,
  removeParticipant,
  withdrawInvitation,
} from './use-cases/participants.ts'

/** Binds what staff does with those who take part. */
export const registerParticipants = (bind: Bind): void => {
  bind(operations.listParticipants, async ({ db, staff, actor, params, query }) => {
    // `limit` is the document's other name of `per_page` (002 §3, "Participants").
    const perPage = query.limit ?? query.per_page
    if (!mayOnProduct(staff, 'course_read', params.product)) throw notFound('a product of others')
    const scope = await loadLearnerScope(db, staff, actor.userId, ['course_read'])
    const { participants, total } = await loadParticipants(
      db,
      { schoolId: staff.schoolId, productId: params.product },
      { page: query.page, perPage, search: query['filters[search]'] ?? '', scope },
    )
    const meta = pageMetaOf({ page: query.page, per_page: perPage }, total)
    return { data: participants, meta, links: nextLink(operations.listParticipants, query, meta, params) }
  })

  bind(operations.addParticipant, async ({ db, staff, actor, params, body, locale, now }) => {
    const place = { schoolId: staff.schoolId, productId: params.product }
    if (!mayOnProduct(staff, 'course_edit', params.product)) throw notFound('a product of others')
    const wish = { email: body.email, language: locale, invitedBy: actor.userId }
    return { data: await addParticipant(db, place, wish, now) }
  })

  bind(operations.listInvitedParticipants, async ({ db, staff, params, query, now }) => {
    const place = { schoolId: staff.schoolId, productId: params.product }
    if (!mayOnProduct(staff, 'course_edit', params.product)) throw notFound('a product of others')
    const { invited, total } = await loadInvited(db, place, query, now)
    const meta = pageMetaOf(query, total)
    const links = nextLink(operations.listInvitedParticipants, query, meta, { product: params.product })
    return { data: invited, meta, links }
  })

  bind(operations.withdrawParticipantInvitation, async ({ db, staff, params }) => {
    const place = { schoolId: staff.schoolId, productId: params.product }
    if (!mayOnProduct(staff, 'course_edit', params.product)) throw notFound('a product of others')
    await withdrawInvitation(db, place, params.invitation)
    return done
  })

  bind(operations.removeParticipant, async ({ db, staff, params }) => {
    const place = { schoolId: staff.schoolId, productId: params.product }
    if (!mayOnProduct(staff, 'course_edit', params.product)) throw notFound('a product of others')
    await removeParticipant(db, place, params.user)
    return done
  })
}
