import { createFileRoute, useSearch } from '@tanstack/react-router'
import {
  listPaymentSystems,
  PaymentSystemsPage,
  readSystemsSearch,
} from '../../../../features/payments/index.ts'
import { ensure } from '../../../../lib/api/index.ts'

const Systems = () => <PaymentSystemsPage search={useSearch({ from: '/expert/payments/systems/' })} />

export const Route = createFileRoute('/expert/payments/systems/')({
  staticData: { texts: ['payments'], calls: [listPaymentSystems.path] },
  validateSearch: readSystemsSearch,
  loader: async (page) => {
    await ensure(page, listPaymentSystems, {})
  },
  component: Systems,
})
