import type { ListFilter } from '@lectern/ui/list-page/list-filter'
import type { OrdersSearch } from './orders-search.ts'

/** The group is chosen by the views; it is a part of the question all the same. */
export const groupElsewhere = ({ group }: OrdersSearch): ListFilter => ({
  ...{ id: 'group', label: '', anyLabel: '', options: [], isElsewhere: true },
  value: group === 'all' ? undefined : group,
  onChange: () => undefined,
})
