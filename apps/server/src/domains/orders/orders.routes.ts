import * as operations from '@lectern/contract/orders/orders.api'
import { whatComesNext } from '@lectern/contract/orders/rules/what-comes-next'
import { listLimits } from '@lectern/contract/kernel/limits'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { Env } from '../../platform/env.ts'
import type { Bind } from '../../platform/http/api.ts'
import { cutList } from '../../platform/http/lists/cut-list.ts'
import { nextLink } from '../../platform/http/lists/next-link.ts'
import { originOf } from '../../platform/http/school-origin.ts'
import type { KeyedTools } from '../../platform/sign-in/keyed.ts'
import { listSchoolsById } from '../schools/index.ts'
import { courseOfOrder } from './load-orders.ts'
import { tokenOfOrder } from './order-token.ts'
import { presentOwed, presentPurchase } from './orders.presenter.ts'
import * as repository from './orders.repository.ts'
import type { SchoolId } from '../../platform/school-id.ts'

interface Links {
  readonly keys: KeyedTools
  readonly env: Env
}

/** Binds what a person bought, and what is still to be paid. */
export const registerOrders = (bind: Bind, links: Links): void => {
  bind(operations.listPurchases, async ({ db, actor, query, now }) => {
    const meta = pageMetaOf(query, await repository.countOrdersOf(db, actor.userId))
    const rows = await repository.listOrdersOf(db, actor.userId, query)
    const payments = Map.groupBy(
      await repository.listPayments(
        db,
        rows.map(({ id }) => id),
      ),
      ({ orderId }) => orderId,
    )
    const around = { ...(await loadAround(db, rows, links)), now }
    return {
      data: rows.map((row) => {
        const own = payments.get(row.id) ?? []
        return presentPurchase(row, own, whatComesNext(courseOfOrder(row, own), now), around)
      }),
      meta,
      links: nextLink(operations.listPurchases, query, meta),
    }
  })

  bind(operations.listPendingPayments, async ({ db, actor, now }) => {
    const { data: rows, has_more } = cutList(
      await repository.listOwed(db, actor.userId),
      listLimits.pendingPayments,
    )
    const orders = rows.map(({ order }) => order)
    const around = { ...(await loadAround(db, orders, links)), now }
    return { data: rows.map((row) => presentOwed(row, around)), has_more }
  })
}

/** What is shown beside orders: their lines, the names of their schools, and the addresses of their pages. */
const loadAround = async (
  db: ReadDatabase,
  orders: readonly { readonly id: number; readonly schoolId: SchoolId }[],
  { keys, env }: Links,
) => {
  const schools = await listSchoolsById(
    db,
    orders.map(({ schoolId }) => schoolId),
  )
  const origins = new Map(schools.map((school) => [school.id, originOf(env, school)]))
  return {
    lines: await repository.listLines(
      db,
      orders.map(({ id }) => id),
    ),
    schools: new Map(schools.map(({ id, name }) => [id, name])),
    linkOf: ({ id, schoolId }: (typeof orders)[number]) =>
      `${origins.get(schoolId) ?? ''}/orders/${tokenOfOrder(keys, id)}`,
  }
}
