import * as operations from '@lectern/contract/courses/courses.api'
import { maxPerPage, pageMetaOf } from '@lectern/contract/kernel/paging'
import { inTransaction } from '../../platform/database/pool.ts'
import type { Bind } from '../../platform/http/api.ts'
import { done } from '../../platform/http/call.ts'
import { nextLink } from '../../platform/http/next-link.ts'
import { addParticipant, loadParticipants, removeParticipant } from './use-cases/participants.ts'

/** Binds what staff does with those who take part. */
export const registerParticipants = (bind: Bind): void => {
  bind(operations.listParticipants, async ({ db, staff, params, query }) => {
    // `limit` is the document's other name of `per_page` (002 §3, "Participants").
    const { limit } = query
    const perPage = limit === undefined ? query.per_page : Math.min(Math.max(limit, 1), maxPerPage)
    const { participants, total } = await loadParticipants(
      db,
      { cabinetId: staff.cabinetId, productId: params.product },
      { page: query.page, perPage, search: query['filters[search]'] ?? '' },
    )
    const meta = pageMetaOf({ page: query.page, per_page: perPage }, total)
    return { data: participants, meta, links: nextLink(operations.listParticipants, query, meta, params) }
  })

  bind(operations.addParticipant, async ({ db, staff, params, body, now }) => {
    const place = { cabinetId: staff.cabinetId, productId: params.product }
    return { data: await inTransaction(db, (tx) => addParticipant(tx, place, body.email, now)) }
  })

  bind(operations.removeParticipant, async ({ db, staff, params }) => {
    const place = { cabinetId: staff.cabinetId, productId: params.product }
    await inTransaction(db, (tx) => removeParticipant(tx, place, params.user))
    return done
  })
}
