import type { LegalPage } from '@lectern/contract/schools/schools'
import { load } from '../../../lib/api/index.ts'
import { pageNotFound } from '../../../lib/routing/page-flow.ts'
import { readChoice } from '../../../lib/routing/read-search.ts'
import { getLegalPage } from '../api.ts'

const pages: readonly LegalPage[] = ['terms', 'privacy', 'cookies']

/** The legal text at an address; an address that names none ends the page as not found. */
export const loadLegalPage = async (from: Parameters<typeof load>[0], name: string) => {
  const page = readChoice(name, pages) ?? pageNotFound()
  return (await load(from, getLegalPage, { params: { page } })).data
}
