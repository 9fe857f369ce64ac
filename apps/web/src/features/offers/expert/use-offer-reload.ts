import { useQueryClient } from '@tanstack/react-query'
import { queryKeyOf } from '../../../lib/api/index.ts'
import { getOffer, listOffers } from '../api.ts'

/** Reads again whatever shows offers. */
export const useOfferReload = () => {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [getOffer, listOffers].map((call) => queryClient.invalidateQueries({ queryKey: queryKeyOf(call) })),
    )
}
