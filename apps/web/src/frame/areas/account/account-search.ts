import type { OwnProductGroup } from '@lectern/contract/courses/own-products'
import { readNumber } from '../../../lib/routing/read-search.ts'

/** `page` and `per_page` of the learning space's lists; what of the own products is shown first; how the calendar is shown. */
export interface AccountSearch {
  page?: number | undefined
  per_page?: number | undefined
  group?: OwnProductGroup | undefined
  view?: 'month' | undefined
}

export const readAccountSearch = (search: Record<string, unknown>): AccountSearch => {
  const [page, per_page] = [readNumber(search['page']), readNumber(search['per_page'])]
  const group = search['group'] === 'learning' ? search['group'] : undefined
  return {
    ...(search['view'] === 'month' && { view: search['view'] }),
    ...(group && { group }),
    ...(page !== undefined && { page }),
    ...(per_page !== undefined && { per_page }),
  }
}
