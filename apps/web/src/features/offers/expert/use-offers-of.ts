import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../lib/api/index.ts'
import { listOffers } from '../api.ts'

/** The published offers that open a product; none for those who may not list offers. */
export const useOffersOf = (product: number, isWanted = true) => {
  const query = { products: String(product), display_all: '1' as const, page: '1', per_page: '100' }
  const list = useQuery({ ...queryFor(listOffers, { query }), enabled: isWanted, retry: false })
  const offers = (list.data?.data ?? []).map(({ id, title }) => ({ id, title }))
  return { offers, isLoading: list.isLoading }
}
