import { readNumber } from '../../lib/read-search.ts'

/** `page` and `per_page` of the student cabinet's lists. */
export interface AccountSearch {
  page?: number | undefined
  per_page?: number | undefined
}

export const readAccountSearch = (search: Record<string, unknown>): AccountSearch => {
  const [page, per_page] = [readNumber(search['page']), readNumber(search['per_page'])]
  return { ...(page !== undefined && { page }), ...(per_page !== undefined && { per_page }) }
}
