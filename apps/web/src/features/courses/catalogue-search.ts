import { paths } from '../../lib/routing/paths.ts'
import { readNumber } from '../../lib/routing/read-search.ts'

/** `/courses?page=2`. */
export const readCatalogueSearch = (search: Record<string, unknown>): { page?: number } => {
  const page = readNumber(search['page'], 2)
  return page === undefined ? {} : { page }
}

/** The address of one page of the catalogue. */
export const cataloguePath = (page: number): string =>
  page > 1 ? `${paths.courses}?page=${page}` : paths.courses
