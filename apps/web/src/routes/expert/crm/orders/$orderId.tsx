import { createFileRoute, useLoaderData, useParams } from '@tanstack/react-router'
import { getOrder, OrderPage } from '../../../../features/orders/index.ts'
import { ensure } from '../../../../lib/api/index.ts'
import { readId } from '../../../../lib/routing/page-flow.ts'

const Order = () => {
  const { visitor } = useLoaderData({ from: '__root__' })
  const { orderId } = useParams({ from: '/expert/crm/orders/$orderId' })
  return <OrderPage key={orderId} orderId={orderId} readerId={visitor?.id} />
}

export const Route = createFileRoute('/expert/crm/orders/$orderId')({
  staticData: { texts: ['orders', 'order-board', 'money-documents', 'order-desk', 'payments'] },
  params: {
    parse: ({ orderId }) => ({ orderId: readId(orderId) }),
    stringify: ({ orderId }) => ({ orderId: String(orderId) }),
  },
  loader: (page) => ensure(page, getOrder, { params: { order: page.params.orderId } }),
  component: Order,
})
