import { type ImportVerdict, importVerdicts } from '@lectern/contract/contacts/imports/contact-imports'
import { readChoice, readFlag, readWords } from '../../../lib/routing/read-search.ts'

export const importTabs = ['file', 'columns', 'dry', 'done'] as const
export type ImportTab = (typeof importTabs)[number]

/** What the address of one import says. */
export interface ImportSearch {
  /** Missing: the tab of the step at which the import is. */
  tab?: ImportTab | undefined
  verdict?: ImportVerdict | undefined
  /** The place of the page of rows. */
  after?: string | undefined
  before?: string | undefined
}

export const readImportSearch = (search: Record<string, unknown>): ImportSearch => ({
  tab: readChoice(search['tab'], importTabs),
  verdict: readChoice(search['verdict'], importVerdicts),
  after: readWords(search['after']),
  before: readWords(search['before']),
})

/** What the address of the list of imports says. */
export interface ImportsSearch {
  /** A file is being chosen. */
  new?: true | undefined
}

export const readImportsSearch = (search: Record<string, unknown>): ImportsSearch => ({
  new: readFlag(search['new']),
})
