import { orderLimits } from '@lectern/contract/orders/order-limits'
import * as operations from '@lectern/contract/orders/staff-orders.api'
import type { Env } from '../../platform/env.ts'
import type { Bind } from '../../platform/http/api.ts'
import { done } from '../../platform/http/call.ts'
import { CallError, found, notFound } from '../../platform/http/call-error.ts'
import { originOf } from '../../platform/http/school-origin.ts'
import type { KeyedTools } from '../../platform/sign-in/keyed.ts'
import { listPeople } from '../identity/index.ts'
import type { FindCourseOfProduct } from '../offers/index.ts'
import { findSchool } from '../schools/index.ts'
import { loadOrderCard, presentOrderRows } from './load-orders.ts'
import { deleteComment, findOrder, insertComment, listComments } from './order-writes.repository.ts'
import { tokenOfOrder } from './order-token.ts'
import { readOrderFilter } from './list/read-filter.ts'
import type { AnswerOrderCard, CreditUnpaid, MoneyTroubles, PaymentMethods } from './services.ts'
import { countGroups, countOrdersOfSchool, listOrdersOfSchool } from './staff-orders.repository.ts'
import { closeOrder, reopenOrder } from './use-cases/close-order.ts'
import { orderByHand } from './use-cases/order-by-hand.ts'

interface Desk {
  readonly courseOf: FindCourseOfProduct
  readonly methods: PaymentMethods
  readonly keys: KeyedTools
  readonly env: Env
}

export const createOrderCards =
  ({ courseOf, methods, keys, env }: Desk): AnswerOrderCard =>
  async (db, place, now) => {
    const school = found(await findSchool(db, place.schoolId))
    const tokenOf = (orderId: number) => tokenOfOrder(keys, orderId)
    const origin = originOf(env, school)
    return { data: await loadOrderCard(db, place, { courseOf, methods, tokenOf, now, origin }) }
  }

/** What payments, which stand above, tell of orders. */
export interface MoneyParts {
  readonly methods: PaymentMethods
  readonly troubles: MoneyTroubles
  readonly creditUnpaid: CreditUnpaid
}

/** Binds what the staff do with orders. */
export const registerStaffOrders = (
  bind: Bind,
  answer: AnswerOrderCard,
  { methods, troubles, creditUnpaid }: MoneyParts,
): void => {
  bind(operations.listOrders, async ({ db, staff: { schoolId }, query, now }) => {
    const filter = await readOrderFilter(db, { schoolId, troubles, now }, query)
    const { rows, links } = await listOrdersOfSchool(db, filter, query)
    const { total, isExact } = await countOrdersOfSchool(db, filter)
    return {
      data: await presentOrderRows(db, methods, rows, now),
      meta: { per_page: query.per_page, total, is_total_exact: isExact },
      links,
    }
  })

  bind(operations.countOrders, async ({ db, staff: { schoolId }, now }) => ({
    data: await countGroups(db, { schoolId, troubles, now }),
  }))

  bind(operations.getOrder, ({ db, staff: { schoolId }, params, now }) =>
    answer(db, { schoolId, orderId: params.order }, now),
  )

  bind(operations.createOrder, async ({ db, actor, staff: { schoolId }, body, now }) => {
    const orderId = await orderByHand(db, schoolId, body, { actorId: actor.userId, now })
    return answer(db, { schoolId, orderId }, now)
  })

  bind(operations.cancelOrder, async ({ db, actor, staff: { schoolId }, params, body, now }) => {
    const place = { schoolId, orderId: params.order }
    const by = { actorId: actor.userId, now, creditUnpaid }
    await closeOrder(db, place, { reason: 'staff', words: body.reason }, by)
    return answer(db, place, now)
  })

  bind(operations.reopenOrder, async ({ db, actor, staff: { schoolId }, params, now }) => {
    const place = { schoolId, orderId: params.order }
    await reopenOrder(db, place, { actorId: actor.userId, now })
    return answer(db, place, now)
  })
}

/** Binds what the staff write to each other about orders. */
export const registerOrderComments = (bind: Bind): void => {
  bind(operations.commentOrder, async ({ db, actor, staff: { schoolId }, params, body, now }) => {
    const place = { schoolId, orderId: params.order }
    found(await findOrder(db, place))
    const most = orderLimits.commentsOfOrder
    if ((await listComments(db, place, most)).length >= most) throw new CallError('too_many_comments')
    const comment = { authorId: actor.userId, text: body.text }
    const id = await insertComment(db, place, comment, now)
    const [author] = await listPeople(db, [actor.userId])
    return {
      data: {
        id,
        author: author ? { id: author.id, name: author.name, email: author.email ?? '' } : null,
        text: body.text,
        created_at: now.toISOString(),
      },
    }
  })

  bind(operations.deleteOrderComment, async ({ db, staff: { schoolId }, params }) => {
    const place = { schoolId, orderId: params.order }
    if (!(await deleteComment(db, place, params.comment))) throw notFound('no such comment')
    return done
  })
}
