import type { ListAddress } from './list-address.ts'
import type { ListedRows } from './list-view.tsx'

/** One page of rows that are all in the browser. */
export const pageOf = <Row>(
  rows: readonly Row[],
  { page, perPage }: Pick<ListAddress, 'page' | 'perPage'>,
): ListedRows<Row> => {
  const lastPage = Math.max(1, Math.ceil(rows.length / perPage))
  const current = Math.min(page, lastPage)
  const first = (current - 1) * perPage
  return {
    data: {
      data: rows.slice(first, first + perPage),
      meta: { current_page: current, per_page: perPage, total: rows.length, last_page: lastPage },
    },
  }
}
