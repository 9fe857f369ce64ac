import { type ProviderId, providerIds } from '@lectern/contract/payments/provider-ids'
import { createFileRoute, useParams, useSearch } from '@tanstack/react-router'
import {
  listPaymentSystems,
  PaymentSystemsPage,
  ProviderPage,
  readSystemsSearch,
} from '../../../../features/payments/index.ts'
import { ensure } from '../../../../lib/api/index.ts'
import { pageNotFound, readId } from '../../../../lib/routing/page-flow.ts'

const from = '/expert/payments/systems/$providerId'

const providerOf = (id: number): ProviderId | undefined =>
  Object.values(providerIds).find((each) => each === id)

const Systems = () => {
  const search = useSearch({ from })
  const provider = providerOf(useParams({ from }).providerId)
  if (provider === undefined) return null
  if (provider === providerIds.byHand) return <PaymentSystemsPage search={search} provider={provider} />
  return <ProviderPage key={provider} search={search} provider={provider} />
}

export const Route = createFileRoute('/expert/payments/systems/$providerId')({
  staticData: { texts: ['payments'] },
  validateSearch: readSystemsSearch,
  params: {
    parse: ({ providerId }) => ({ providerId: readId(providerId) }),
    stringify: ({ providerId }) => ({ providerId: String(providerId) }),
  },
  loader: async (page) => {
    const provider = providerOf(page.params.providerId)
    if (provider === undefined) pageNotFound()
    const { data } = await ensure(page, listPaymentSystems, {})
    // Payments for trying out are made by the demo: they cannot be connected.
    if (provider === providerIds.standIn && !data.some((each) => each.provider_id === provider))
      pageNotFound()
  },
  component: Systems,
})
