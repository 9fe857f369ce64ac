import type { OrderAction } from '@lectern/contract/orders/bulk'
import type { startOrderAction as startOperation } from '@lectern/contract/orders/bulk.api'
import type { OperationInput } from '@lectern/contract/kernel/operation'
import { useQuery } from '@tanstack/react-query'
import { useRested } from '../../../../lib/use-rested.ts'
import { rehearseOrderAction } from '../../api.ts'

/** Orders of an action, as a call takes them. */
export type GivenOrders = OperationInput<typeof startOperation>['body']['selection']

/** What an action would do, asked again once its author rests; undefined until the answer is about what is filled in now. */
export const useRehearsal = (selection: GivenOrders, action: OrderAction | undefined) => {
  const asked = action && JSON.stringify(action)
  const rested = useRested(asked, 400)
  const isSettled = action !== undefined && asked === rested
  const rehearsal = useQuery({
    queryKey: ['orders.rehearseOrderAction', selection, rested],
    queryFn: async () =>
      action === undefined ? null : (await rehearseOrderAction({ body: { selection, action } })).data,
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
