import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../lib/api/index.ts'
import { getContact } from '../api.ts'

/** One person of the school. */
export const useContact = (contactId: number) =>
  useQuery(queryFor(getContact, { params: { contact: contactId } }))
