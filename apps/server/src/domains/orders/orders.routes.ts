import * as operations from '@lectern/contract/orders/orders.api'
import { listLimits } from '@lectern/contract/kernel/limits'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { Bind } from '../../platform/http/api.ts'
import { cutList } from '../../platform/http/lists/cut-list.ts'
import { nextLink } from '../../platform/http/lists/next-link.ts'
import { listSchoolsById } from '../schools/index.ts'
import { presentOwed, presentPurchase } from './orders.presenter.ts'
import * as repository from './orders.repository.ts'
import type { SchoolId } from '../../platform/school-id.ts'

/** Binds what a person bought, and what is still to be paid. */
export const registerOrders = (bind: Bind): void => {
  bind(operations.listPurchases, async ({ db, actor, query, now }) => {
    const meta = pageMetaOf(query, await repository.countOrdersOf(db, actor.userId))
    const rows = await repository.listOrdersOf(db, actor.userId, query)
    const payments = await repository.listPayments(
      db,
      rows.map(({ id }) => id),
    )
    const around = { ...(await loadAround(db, rows)), now }
    return {
      data: rows.map((row) => presentPurchase(row, payments, around)),
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
    const around = { ...(await loadAround(db, orders)), now }
    return { data: rows.map((row) => presentOwed(row, around)), has_more }
  })
}

/** What is shown beside orders: their lines, and the names of their schools. */
const loadAround = async (
  db: ReadDatabase,
  orders: readonly { readonly id: number; readonly schoolId: SchoolId }[],
) => ({
  lines: await repository.listLines(
    db,
    orders.map(({ id }) => id),
  ),
  schools: new Map(
    (
      await listSchoolsById(
        db,
        orders.map(({ schoolId }) => schoolId),
      )
    ).map(({ id, name }) => [id, name]),
  ),
})
