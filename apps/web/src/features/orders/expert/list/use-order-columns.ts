import type { OrderSort } from '@lectern/contract/orders/order-list'
import type { TableSort } from '@lectern/ui/lists/table'
import { useState } from 'react'
import { useDates, useTexts } from '../../../../lib/texts/index.ts'
import { useKeptColumns } from '../../../views/index.ts'
import type { OrdersSearch } from '../orders-search.ts'
import { mostInSight, numberColumn, orderColumns, usualColumns } from './order-columns.tsx'

interface ColumnsProps {
  search: OrdersSearch
  change: (part: Partial<OrdersSearch>) => void
}

/** Orders that a head of the table tells; the one of a stage belongs to the board. */
const columnOf: Readonly<Record<Exclude<OrderSort, 'stage'>, string>> = {
  ...{ created: 'created', number: 'number', total: 'total', due: 'next' },
}
const sorts = ['created', 'number', 'total', 'due'] as const

/** In which direction an order stands before anybody turned it. */
const firstOf = (order: OrderSort) => (order === 'due' ? ('asc' as const) : ('desc' as const))

/** The order of the table as its heads tell it. */
const orderIn = ({ search, change }: ColumnsProps) => {
  const order = sorts.find((each) => each === search.sorted) ?? 'created'
  const direction = search.direction ?? firstOf(order)
  return {
    sort: {
      column: columnOf[order],
      direction: direction === 'asc' ? ('ascending' as const) : ('descending' as const),
    },
    onSort: ({ column }: TableSort) => {
      const wanted = sorts.find((each) => columnOf[each] === column)
      if (!wanted) return
      const turned = direction === 'asc' ? ('desc' as const) : ('asc' as const)
      const next = wanted === order ? turned : firstOf(wanted)
      change({
        sorted: wanted === 'created' ? undefined : wanted,
        direction: next === firstOf(wanted) ? undefined : next,
      })
    },
  }
}

/** Columns of the table: those of the open view, else those that the reader chose. */
export const useOrderColumns = ({ search, change }: ColumnsProps) => {
  const { t } = useTexts()
  const { date } = useDates()
  const [now] = useState(() => Date.now())
  const [isChoosing, setChoosing] = useState(false)
  const own = useKeptColumns('orders')
  const offered = orderColumns({ t, date, now })
  const wanted = search.columns ?? own.columns ?? usualColumns
  const chosen = wanted.flatMap((id) => offered.find((each) => each.id === id) ?? [])
  const number = numberColumn({ t })
  const ids = offered.map(({ id }) => id)
  return {
    table: {
      columns: [number, ...chosen],
      wide: chosen.length >= mostInSight,
      ...orderIn({ search, change }),
    },
    /** For a file of the list. */
    all: [number, ...offered],
    shown: ['number', ...chosen.map(({ id }) => id)],
    isChoosing,
    setChoosing,
    dialog: {
      ...{ first: number.header, offered, usual: usualColumns },
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
