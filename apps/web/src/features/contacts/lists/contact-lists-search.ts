import { contactListKinds, type ContactListKind } from '@lectern/contract/contacts/lists/contact-lists'
import { readChoice, readFlag, readNumber, readWords } from '../../../lib/routing/read-search.ts'

/** What the address of the page of lists says. */
export interface ContactListsSearch {
  q?: string | undefined
  kind?: ContactListKind | undefined
  /** The list that stands open beside the others. */
  list?: number | undefined
  new?: true | undefined
}

export const readContactListsSearch = (search: Record<string, unknown>): ContactListsSearch => ({
  q: readWords(search['q']),
  kind: readChoice(search['kind'], contactListKinds),
  list: readNumber(search['list']),
  new: readFlag(search['new']),
})
