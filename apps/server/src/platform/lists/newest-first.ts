import type { SQLWrapper } from '../database/sql.ts'
import type { KeysetList } from './keyset.ts'

/** A list that is paged by places in one order: the latest first. */
export const newestFirst = <Row extends { readonly id: number; readonly createdAt: Date }>({
  id,
  createdAt,
}: {
  readonly id: SQLWrapper
  readonly createdAt: SQLWrapper
}): KeysetList<Row, 'created'> => ({
  id,
  idOf: (row) => row.id,
  orders: {
    created: {
      column: createdAt,
      type: 'timestamptz',
      direction: 'desc',
      valueOf: (row) => row.createdAt.toISOString(),
    },
  },
})
