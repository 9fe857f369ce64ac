import { documentKinds, type DocumentKind } from '@lectern/contract/payments/documents/documents'
import { type ListSearch, readListSearch } from '../../../frame/index.ts'
import { readChoice, readFlag, readWords } from '../../../lib/routing/read-search.ts'
import { readDay } from '../transactions/period-search.ts'

/** What the address of the documents says. */
export interface DocumentsSearch extends Omit<ListSearch, 'page'> {
  kind?: DocumentKind | undefined
  /** Days of the school's calendar, both inside. */
  from?: string | undefined
  until?: string | undefined
  /** Own dates are being chosen. */
  dates?: 'own' | undefined
  /** Whether it is said who sells. */
  seller?: true | undefined
  /** The place of the page. */
  after?: string | undefined
  before?: string | undefined
}

export const readDocumentsSearch = (search: Record<string, unknown>): DocumentsSearch => {
  const { q, per_page } = readListSearch(search)
  return {
    ...{ q, per_page },
    kind: readChoice(search['kind'], documentKinds),
    ...{ from: readDay(search['from']), until: readDay(search['until']) },
    dates: readChoice(search['dates'], ['own']),
    seller: readFlag(search['seller']),
    ...{
      after: readWords(search['after']),
      before: readWords(search['before']),
    },
  }
}

/** The call for a page of the list. */
export const documentsQuery = (search: DocumentsSearch, perPage: number) => ({
  query: {
    ...{
      query: search.q,
      kind: search.kind,
      from: search.from,
      until: search.until,
    },
    ...{ per_page: perPage, after: search.after, before: search.before },
  },
})

export const documentRows = { name: 'documents', perPage: 50 } as const
