import { createFileRoute, useLoaderData, useSearch } from '@tanstack/react-router'
import { loadOrder, OrderNotFound, BuyerOrderPage } from '../../../features/orders/index.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { useSentForm } from '../../../lib/routing/sent-form.ts'
import { readFlag } from '../../../lib/routing/read-search.ts'

const Page = () => {
  const { order, methods, documents } = useLoaderData({ from: '/_learner/orders/$token' })
  const { unbegun } = useSearch({ from: '/_learner/orders/$token' })
  const sent = useSentForm()
  // Another order is another page, whatever was learnt of this one.
  return <BuyerOrderPage key={order.token} {...{ order, methods, documents, sent }} isUnbegun={unbegun} />
}

/** Whoever holds its address sees an order: searching leaves it out. */
export const Route = createFileRoute('/_learner/orders/$token')({
  staticData: { texts: ['account', 'checkout', 'money-documents', 'orders'] },
  validateSearch: (search: Record<string, unknown>) => ({ unbegun: readFlag(search['unbegun']) }),
  loader: (page) => loadOrder(page, page.params.token),
  head: (head) => {
    const { meta } = pageMeta(head, { title: 'app-meta.order' })
    return { meta: [...meta, { name: 'robots', content: 'noindex' }] }
  },
  component: Page,
  notFoundComponent: OrderNotFound,
})
