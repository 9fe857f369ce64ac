import { providerIds } from '@lectern/contract/payments/provider-ids'
import { createFileRoute, useSearch } from '@tanstack/react-router'
import {
  listPaymentSystems,
  PaymentSystemsPage,
  readSystemsSearch,
} from '../../../../features/payments/index.ts'
import { ensure } from '../../../../lib/api/index.ts'
import { pageNotFound, readId } from '../../../../lib/routing/page-flow.ts'

const from = '/expert/payments/systems/$providerId'

const Systems = () => <PaymentSystemsPage search={useSearch({ from })} provider={providerIds.byHand} />

export const Route = createFileRoute('/expert/payments/systems/$providerId')({
  staticData: { texts: ['payments'] },
  validateSearch: readSystemsSearch,
  params: {
    parse: ({ providerId }) => ({ providerId: readId(providerId) }),
    stringify: ({ providerId }) => ({ providerId: String(providerId) }),
  },
  loader: async (page) => {
    if (page.params.providerId !== providerIds.byHand) pageNotFound()
    await ensure(page, listPaymentSystems, {})
  },
  component: Systems,
})
