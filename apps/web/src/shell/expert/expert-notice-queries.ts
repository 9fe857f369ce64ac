import type { QueryClient } from '@tanstack/react-query'
import { listAlerts } from '../../features/accounts/index.ts'
import { listPendingPayments } from '../../features/orders/index.ts'
import { queryFor } from '../../lib/api/index.ts'

/** A failed answer is only logged: the work goes on without (document 000 §8). */
const onlyLogged = { meta: { onlyLogged: true }, staleTime: 5 * 60_000 } as const

export const alertsQuery = () => ({ ...queryFor(listAlerts, {}), ...onlyLogged })
export const pendingPaymentsQuery = () => ({ ...queryFor(listPendingPayments, {}), ...onlyLogged })

/** Asks for what stands above the page before the page is there, so that it moves nothing down later. */
export const prefetchNotices = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([queryClient.prefetchQuery(alertsQuery()), queryClient.prefetchQuery(pendingPaymentsQuery())])
