import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ContactConsents } from '@lectern/contract/contacts/consents/consents'
import { queryFor, queryKeyOf } from '../../../lib/api/index.ts'
import { getContact, getContactConsents, listContactHistory, listContacts } from '../api.ts'

/** Whether a contact may be written to, and how an answer about it is taken over. */
export const useConsents = (contactId: number) => {
  const client = useQueryClient()
  const query = queryFor(getContactConsents, { params: { contact: contactId } })
  const consents = useQuery(query)
  const take = async (reply: { data: ContactConsents }) => {
    client.setQueryData(query.queryKey, reply)
    await Promise.all(
      [getContact, listContacts, listContactHistory].map((each) =>
        client.invalidateQueries({ queryKey: queryKeyOf(each) }),
      ),
    )
  }
  return { consents, take }
}
