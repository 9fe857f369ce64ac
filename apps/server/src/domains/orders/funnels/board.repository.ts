import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, eq, inArray, sql } from '../../../platform/database/sql.ts'
import { orders, ordersColumns, orderStages } from '../orders.tables.ts'
import { isWanted, type OrderFilter } from '../list/order-conditions.repository.ts'

/** How many orders of each stage a filter finds, and what they come to by currency. */
export const sumStages = async (db: ReadDatabase, filter: OrderFilter, funnelId: number) =>
  db
    .select({
      stageId: orderStages.id,
      currency: orders.currency,
      total: sql<number>`count(*)::int`,
      amount: sql<string>`sum(${orders.total})::text`,
    })
    .from(orders)
    .innerJoin(orderStages, eq(orderStages.id, orders.stageId))
    .where(and(isWanted(filter), eq(orderStages.funnelId, funnelId)))
    .groupBy(orderStages.id, orders.currency)
    .orderBy(orderStages.id, orders.currency)

/** The first cards of every stage of a funnel, the longest in it first; one more of each than are shown. */
export const listCards = async (db: ReadDatabase, filter: OrderFilter, funnelId: number, limit: number) => {
  const first = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isWanted(filter), sql`${orders.stageId} = ${orderStages.id}`))
    .orderBy(orders.stageSince, orders.id)
    .limit(limit + 1)
    .as('cards')
  const found = await db
    .select({ id: first.id })
    .from(orderStages)
    .innerJoinLateral(first, sql`true`)
    .where(and(eq(orderStages.schoolId, filter.schoolId), eq(orderStages.funnelId, funnelId)))
  const ids = found.map(({ id }) => id)
  return db
    .select(ordersColumns)
    .from(orders)
    .where(and(eq(orders.schoolId, filter.schoolId), inArray(orders.id, ids)))
    .orderBy(orders.stageSince, orders.id)
}
