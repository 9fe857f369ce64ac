import type { CurrencyCode } from '@lectern/contract/kernel/money/currencies'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryFor } from '../../../../lib/api/index.ts'
import { useHolds } from '../../../staff/index.ts'
import { listOffers } from '../../api.ts'

const latest = { query: { with_draft: '1', display_all: '1' } } as const

/** Currencies of the latest offers of the school, the last used first. */
export const useUsedCurrencies = (): readonly CurrencyCode[] => {
  const maySee = useHolds('offer_list')
  const offers = useQuery({
    ...queryFor(listOffers, latest),
    enabled: maySee,
    meta: { onlyLogged: true },
  }).data?.data
  return useMemo(() => [...new Set(offers?.flatMap(({ currency }) => currency ?? []))], [offers])
}
