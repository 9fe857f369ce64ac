import { type TransactionSort, transactionSorts } from '@lectern/contract/payments/transaction-list'
import type { TableSort } from '@lectern/ui/lists/table'
import { useState } from 'react'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { useKeptColumns } from '../../views/index.ts'
import { columnsOf, mostInSight, orderColumn, usualColumns } from './transaction-columns.tsx'
import type { TransactionsSearch } from './transactions-search.ts'

interface ColumnsProps {
  search: TransactionsSearch
  change: (part: Partial<TransactionsSearch>) => void
}

const columnOf: Readonly<Record<TransactionSort, string>> = { created: 'recorded', processed: 'paid_at' }

/** The order of the table as its heads tell it: the latest first, until a head is pressed again. */
const orderIn = ({ search, change }: ColumnsProps) => {
  const order = search.sorted ?? 'created'
  const direction = search.direction ?? 'desc'
  return {
    sort: {
      column: columnOf[order],
      direction: direction === 'asc' ? ('ascending' as const) : ('descending' as const),
    },
    onSort: ({ column }: TableSort) => {
      const wanted = transactionSorts.find((each) => columnOf[each] === column)
      if (!wanted) return
      const isTurned = wanted === order && direction === 'desc'
      change({
        sorted: wanted === 'created' ? undefined : wanted,
        direction: isTurned ? 'asc' : undefined,
      })
    },
  }
}

/** Columns of the table: those of the open view, else those that the reader chose. */
export const useTransactionColumns = ({ search, change }: ColumnsProps) => {
  const { t } = useTexts()
  const { moment } = useDates()
  const [isChoosing, setChoosing] = useState(false)
  const own = useKeptColumns('transactions')
  const offered = columnsOf({ t, moment })
  const wanted = search.columns ?? own.columns ?? usualColumns
  const chosen = wanted.flatMap((id) => offered.find((each) => each.id === id) ?? [])
  const order = orderColumn({ t })
  const ids = offered.map(({ id }) => id)
  return {
    table: {
      columns: [order, ...chosen],
      wide: chosen.length >= mostInSight,
      ...orderIn({ search, change }),
    },
    /** For a file of the list. */
    all: [order, ...offered],
    shown: ['order', ...chosen.map(({ id }) => id)],
    isChoosing,
    setChoosing,
    dialog: {
      ...{ first: order.header, offered, usual: usualColumns },
      chosen: chosen.map(({ id }) => id),
      onClose: () => setChoosing(false),
      onChoose: (columns: string[]) => {
        setChoosing(false)
        if (search.saved === undefined) own.keep(columns, ids)
        change({ columns: search.saved === undefined ? undefined : columns })
      },
    },
  }
}
