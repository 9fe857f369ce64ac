import { useQuery } from '@tanstack/react-query'
import type { ContactAction } from '@lectern/contract/contacts/bulk'
import type { startContactAction as startOperation } from '@lectern/contract/contacts/bulk.api'
import type { OperationInput } from '@lectern/contract/kernel/operation'
import { useRested } from '../../../lib/use-rested.ts'
import { rehearseContactAction } from '../api.ts'

/** Contacts of an action, as a call takes them. */
export type GivenSelection = OperationInput<typeof startOperation>['body']['selection']

/** What an action would do, asked again once its author rests; undefined until the answer is about what is filled in now. */
export const useRehearsal = (selection: GivenSelection, action: ContactAction | undefined) => {
  const asked = action && JSON.stringify(action)
  const rested = useRested(asked, 400)
  const isSettled = action !== undefined && asked === rested
  const rehearsal = useQuery({
    queryKey: ['contacts.rehearseContactAction', selection, rested],
    queryFn: async () =>
      action === undefined ? null : (await rehearseContactAction({ body: { selection, action } })).data,
    enabled: isSettled,
    gcTime: 0,
    staleTime: 0,
    // The dialog shows it.
    meta: { onlyLogged: true },
  })
  const isCurrent = isSettled && !rehearsal.isFetching
  return {
    rehearsal: (isCurrent && rehearsal.data) || undefined,
    isAsking: action !== undefined && !isCurrent,
    error: isCurrent ? rehearsal.error : null,
    rehearseAgain: () => void rehearsal.refetch(),
  }
}
