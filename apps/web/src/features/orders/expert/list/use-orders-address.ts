import { useNavigate } from '@tanstack/react-router'
import { type ListAddress, useListAddress } from '../../../../frame/index.ts'
import { noQuestion, type OrdersSearch } from '../orders-search.ts'

/** Another question begins at the first page: a place belongs to the question for which it was made. */
export const useOrdersAddress = (asked: OrdersSearch) => {
  const navigate = useNavigate()
  const address: ListAddress<OrdersSearch> = useListAddress(asked, { name: 'orders', perPage: 50 })
  const firstPage = { after: undefined, before: undefined }
  const change = (part: Partial<OrdersSearch>) => address.change({ ...firstPage, ...part })
  return {
    ...address,
    change,
    clear: () => change(noQuestion),
    /** A view is a step on the way back. */
    open: (view: OrdersSearch) =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, ...firstPage, ...view, new: undefined }),
        resetScroll: false,
      }),
    turn: (place: Pick<OrdersSearch, 'after' | 'before'>) =>
      void navigate({ to: '.', search: (before: object) => ({ ...before, ...place }) }),
  }
}

export type OrdersAddress = ReturnType<typeof useOrdersAddress>
