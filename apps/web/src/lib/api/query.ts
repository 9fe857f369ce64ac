import type { QueryClient } from '@tanstack/react-query'
import type { Operation, OperationReply } from '@lectern/contract/kernel/operation'
import { failPage } from '../routing/page-flow.ts'
import { addressOf, type Call, type CallInput } from './call.ts'

// Types alone come from TanStack Query here: it is loaded with the expert area, and learners do without its 11 kB.

/** First part of the keys of every query of a call; invalidate with it. */
export const queryKeyOf = (call: { path: string }): readonly [string] => [call.path]

/**
 * The query that reads `call` with `input`, for `useQuery` and `useSuspenseQuery` in the expert area. Its key is the
 * call's path and the address asked.
 */
export const queryFor = <T extends Operation>(call: Call<T>, input: CallInput<T>) => ({
  queryKey: [...queryKeyOf(call), addressOf(call.path, input)] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(input, { signal }),
})

interface ExpertPage {
  context: { queryClient: QueryClient }
  location: { href: string }
}

/**
 * For loaders of the expert area: makes sure that the answer is in the page's store, and gives it. A call that fails ends
 * the page as `failPage` says.
 */
export const ensure = async <T extends Operation>(
  { context, location }: ExpertPage,
  call: Call<T>,
  input: CallInput<T>,
): Promise<OperationReply<T>> => {
  try {
    return await context.queryClient.ensureQueryData(queryFor(call, input))
  } catch (error) {
    return failPage(error, location.href)
  }
}
