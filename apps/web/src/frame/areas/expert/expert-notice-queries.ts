import type { QueryClient } from '@tanstack/react-query'
import { listAlerts } from '../../../features/identity/index.ts'
import { listPendingPayments } from '../../../features/orders/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import type { Texts } from '../../../lib/texts/index.ts'

/** A failed answer is only logged: the work goes on without (document 000 §8). */
const onlyLogged = { meta: { onlyLogged: true }, staleTime: 5 * 60_000 } as const

export const alertsQuery = () => ({ ...queryFor(listAlerts, {}), ...onlyLogged })
export const pendingPaymentsQuery = () => ({ ...queryFor(listPendingPayments, {}), ...onlyLogged })

/** Asks for what stands above the page, with its words, before the page is there, so that it moves nothing down later. */
export const prefetchNotices = async (queryClient: QueryClient, texts: Texts): Promise<void> => {
  const [alerts] = await Promise.all([
    // What failed is told by the component that asks again.
    queryClient.fetchQuery(alertsQuery()).catch(() => undefined),
    queryClient.prefetchQuery(pendingPaymentsQuery()),
  ])
  if (alerts && alerts.data.length > 0) await texts.need('account')
}
