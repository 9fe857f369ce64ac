import { readFlag, readNumber } from '../../../lib/routing/read-search.ts'

/** What the address of the payment systems says. */
export interface SystemsSearch {
  /** A way to pay is being added. */
  new?: true | undefined
  /** The way to pay that is open. */
  system?: number | undefined
}

export const readSystemsSearch = (search: Record<string, unknown>): SystemsSearch => ({
  new: readFlag(search['new']),
  system: readNumber(search['system']),
})
