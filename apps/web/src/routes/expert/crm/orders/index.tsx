import { createFileRoute, useLoaderData, useSearch } from '@tanstack/react-router'
import { countOrders, OrdersPage, readOrdersSearch } from '../../../../features/orders/index.ts'
import { needRight } from '../../../../frame/areas/expert/expert-right.ts'
import { ensure } from '../../../../lib/api/index.ts'

const Orders = () => {
  const { visitor } = useLoaderData({ from: '__root__' })
  return <OrdersPage search={useSearch({ from: '/expert/crm/orders/' })} readerId={visitor?.id} />
}

export const Route = createFileRoute('/expert/crm/orders/')({
  staticData: {
    texts: ['orders', 'order-board', 'money-documents', 'order-desk', 'payments', 'contacts', 'views'],
  },
  validateSearch: readOrdersSearch,
  loader: async (page) => {
    await needRight(page, ['order_list', 'order_read'])
    // What stands above the list is there with it.
    await ensure(page, countOrders, {})
  },
  component: Orders,
})
