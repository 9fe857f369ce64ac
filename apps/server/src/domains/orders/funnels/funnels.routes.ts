import { type BoardColumn, funnelLimits, type OrderFunnel } from '@lectern/contract/orders/funnels'
import * as operations from '@lectern/contract/orders/funnels.api'
import { toWire } from '@lectern/contract/kernel/money/minor-units'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { findMember } from '../../staff/index.ts'
import { presentOrderRows } from '../load-orders.ts'
import { currencyOf } from '../orders.presenter.ts'
import { findOrder } from '../order-writes.repository.ts'
import type { OrderFilter } from '../list/order-conditions.repository.ts'
import { readOrderFilter } from '../list/read-filter.ts'
import { columnPage } from '../staff-orders.repository.ts'
import type { MoneyParts } from '../staff-orders.routes.ts'
import { listCards, sumStages } from './board.repository.ts'
import { assignOrders } from './assign-orders.ts'
import { changeFunnel, createFunnel, deleteFunnel, moveOrder } from './change-funnels.ts'
import * as store from './funnels.repository.ts'

const presentFunnels = async (db: ReadDatabase, schoolId: SchoolId): Promise<OrderFunnel[]> => {
  const stages = await store.listStages(db, schoolId)
  const offers = await store.listFunnelOffers(db, schoolId)
  const counts = await store.countOrdersByFunnel(db, schoolId)
  return (await store.listFunnels(db, schoolId)).map(({ id, title }) => ({
    ...{ id, title },
    stages: stages
      .filter(({ funnelId }) => funnelId === id)
      .map(({ id: stageId, title: name, rule }) => ({ id: stageId, title: name, rule })),
    offer_ids: offers.filter(({ funnelId }) => funnelId === id).map(({ offerId }) => offerId),
    orders_count: counts.get(id) ?? 0,
  }))
}

const presentFunnel = async (db: ReadDatabase, schoolId: SchoolId, id: number): Promise<OrderFunnel> =>
  found((await presentFunnels(db, schoolId)).find((funnel) => funnel.id === id))

/** Binds the board: ways on which a school follows its orders, and what stands where. */
export const registerFunnels = (bind: Bind, { methods, troubles }: MoneyParts): void => {
  bind(operations.listFunnels, async ({ db, staff: { schoolId } }) => ({
    data: await presentFunnels(db, schoolId),
  }))

  bind(operations.createFunnel, async ({ db, staff: { schoolId }, body }) => ({
    data: await presentFunnel(db, schoolId, await createFunnel(db, schoolId, body)),
  }))

  bind(operations.changeFunnel, async ({ db, staff: { schoolId }, params, body, now }) => {
    await changeFunnel(db, { schoolId, id: params.funnel }, body, now)
    return { data: await presentFunnel(db, schoolId, params.funnel) }
  })

  bind(operations.deleteFunnel, async ({ db, staff: { schoolId }, params, now }) => {
    await deleteFunnel(db, { schoolId, id: params.funnel }, now)
    return done
  })

  bind(operations.getBoard, async ({ db, staff: { schoolId }, params, query, now }) => {
    const { stages } = await presentFunnel(db, schoolId, params.funnel)
    const filter = await readOrderFilter(db, { schoolId, troubles, now }, query)
    return { data: await loadColumns(db, filter, { funnelId: params.funnel, stages, methods }) }
  })

  bind(operations.moveOrder, async ({ db, actor, staff: { schoolId }, params, body, now }) => {
    const place = { schoolId, orderId: params.order }
    const move = { stageId: body.stage_id, seenStageId: body.seen_stage_id }
    await moveOrder(db, place, move, { actorId: actor.userId, now })
    const [row] = await presentOrderRows(db, methods, [found(await findOrder(db, place))], now)
    return { data: found(row) }
  })

  bind(operations.assignOrders, async ({ db, actor, staff: { schoolId }, body, now }) => {
    const { manager_id: managerId } = body
    if (managerId !== null && (await findMember(db, schoolId, managerId)) === null)
      throw new CallError('not_on_staff')
    const wanted = { ids: body.order_ids, managerId, reason: body.reason }
    return { data: { changed: await assignOrders(db, schoolId, wanted, { actorId: actor.userId, now }) } }
  })
}

interface BoardParts extends Pick<MoneyParts, 'methods'> {
  readonly funnelId: number
  readonly stages: OrderFunnel['stages']
}

const loadColumns = async (
  db: ReadDatabase,
  filter: OrderFilter,
  { funnelId, stages, methods }: BoardParts,
): Promise<BoardColumn[]> => {
  const limit = funnelLimits.cardsOfColumn
  const sums = await sumStages(db, filter, funnelId)
  const rows = await listCards(db, filter, funnelId, limit)
  const shown = new Map((await presentOrderRows(db, methods, rows, filter.now)).map((row) => [row.id, row]))
  return stages.map((stage) => {
    const own = sums.filter(({ stageId }) => stageId === stage.id)
    const cards = columnPage(limit).answer(rows.filter(({ stageId }) => stageId === stage.id))
    return {
      stage,
      count: own.reduce((all, { total }) => all + total, 0),
      sums: own.map((sum) => ({ currency: currencyOf(sum), amount: toWire(BigInt(sum.amount)) })),
      orders: cards.rows.flatMap(({ id }) => shown.get(id) ?? []),
      next: cards.links.next,
    }
  })
}
