import { type Likeness, likenesses } from '@lectern/contract/contacts/merging/merging'
import { readChoice } from '../../../lib/routing/read-search.ts'

/** What the address of the page of possible duplicates says. */
export interface DuplicatesSearch {
  /** What the pairs have in common; the phone where nothing else is asked. */
  by?: Likeness | undefined
}

export const readDuplicatesSearch = (search: Record<string, unknown>): DuplicatesSearch => ({
  by: readChoice(search['by'], likenesses),
})
