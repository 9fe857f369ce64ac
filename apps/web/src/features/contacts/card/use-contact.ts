import { type QueryClient, useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../lib/api/index.ts'
import { getContact, getContactConsents, listContactMerges, listSuggestions } from '../api.ts'

/** One person of the school. */
export const useContact = (contactId: number) =>
  useQuery(queryFor(getContact, { params: { contact: contactId } }))

/** Reads what stands beside a person before their card is shown, so that nothing moves when it comes. */
export const prepareContact = async (client: QueryClient, contactId: number): Promise<void> => {
  const input = { params: { contact: contactId } }
  await Promise.all([
    client.prefetchQuery(queryFor(getContactConsents, input)),
    client.prefetchQuery(queryFor(listSuggestions, input)),
    client.prefetchQuery(queryFor(listContactMerges, input)),
  ])
}
