import { useQuery } from '@tanstack/react-query'
import { type ContactOrder, contactOrders } from '@lectern/contract/contacts/contact-kinds'
import type { TableSort } from '@lectern/ui/lists/table'
import { useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { useKeptColumns } from '../../views/index.ts'
import { listContactColumns } from '../api.ts'
import { contactColumns, mostInSight, personColumn, usualColumns } from './contact-columns.tsx'
import type { ContactsSearch } from './contacts-search.ts'

interface ColumnsProps {
  search: ContactsSearch
  change: (part: Partial<ContactsSearch>) => void
}

const columnOf: Readonly<Record<ContactOrder, string>> = {
  ...{ activity: 'active', created: 'created', name: 'name' },
}

/** In which direction an order stands before anybody turned it. */
const firstOf = (order: ContactOrder) => (order === 'name' ? ('asc' as const) : ('desc' as const))

/** The order of the table as its heads tell it. */
const orderIn = ({ search, change }: ColumnsProps) => {
  const order = search.sorted ?? 'activity'
  const direction = search.direction ?? firstOf(order)
  return {
    sort: {
      column: columnOf[order],
      direction: direction === 'asc' ? ('ascending' as const) : ('descending' as const),
    },
    onSort: ({ column }: TableSort) => {
      const wanted = contactOrders.find((each) => columnOf[each] === column)
      if (!wanted) return
      const turned = direction === 'asc' ? ('desc' as const) : ('asc' as const)
      const next = wanted === order ? turned : firstOf(wanted)
      change({ sorted: wanted, direction: next === firstOf(wanted) ? undefined : next })
    },
  }
}

/** Columns of the table: those of the open view, else those that the reader chose. */
export const useContactColumns = ({ search, change }: ColumnsProps) => {
  const { t } = useTexts()
  const { date } = useDates()
  const [isChoosing, setChoosing] = useState(false)
  const fields = useQuery(queryFor(listContactColumns, {})).data?.data ?? []
  const own = useKeptColumns('contacts')
  const offered = contactColumns({ t, date }, fields)
  const wanted = search.columns ?? own.columns ?? usualColumns
  const chosen = wanted.flatMap((id) => offered.find((each) => each.id === id) ?? [])
  const person = personColumn({ t })
  const ids = offered.map(({ id }) => id)
  return {
    table: {
      columns: [person, ...chosen],
      wide: chosen.length >= mostInSight,
      ...orderIn({ search, change }),
    },
    isChoosing,
    setChoosing,
    dialog: {
      ...{ first: person.header, offered, usual: usualColumns },
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
