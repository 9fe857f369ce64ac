import type { TableSort } from '@lectern/ui/lists/table'
import type { ListAddress } from './list-address.ts'
import type { Direction, OrderedSearch } from './list-search.ts'

interface OrderRules<Order extends string> {
  orders: readonly Order[]
  /** Before anybody chose. */
  usual: Order
  /** The direction in which each is shown first: names from A, numbers and moments from the most. */
  first: (order: Order) => Direction
}

/** In which order a list is, as its table and its server want to know it. */
export const listOrder = <Order extends string>(
  { search, change }: ListAddress<OrderedSearch<Order>>,
  { orders, usual, first }: OrderRules<Order>,
) => {
  const order = search.order ?? usual
  const direction = search.direction ?? first(order)
  const turned = direction === 'asc' ? 'desc' : 'asc'
  return {
    order,
    direction,
    /** For a table with heads that sort. */
    table: {
      sort: {
        column: order,
        direction: direction === 'asc' ? ('ascending' as const) : ('descending' as const),
      },
      onSort: ({ column }: TableSort) => {
        const wanted = orders.find((each) => each === column)
        if (wanted) change({ order: wanted, direction: wanted === order ? turned : first(wanted) })
      },
    },
    /** For a list to choose from. */
    choose: (value: string) => change({ order: orders.find((each) => each === value), direction: undefined }),
  }
}
