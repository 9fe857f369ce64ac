import { readNumber } from '../../lib/routing/read-search.ts'

/** `/courses?page=2`. */
export const readCatalogueSearch = (search: Record<string, unknown>): { page?: number } => {
  const page = readNumber(search['page'], 2)
  return page === undefined ? {} : { page }
}
