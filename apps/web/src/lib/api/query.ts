import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { Operation, OperationReply } from '@lectern/contract/kernel/operation'
import { addressOf, type Call, type CallInput } from './call.ts'
import type { Api } from './api.ts'
import { ApiError, NetworkError } from './api-error.ts'
import { browserApi } from './browser-api.ts'
import { failPage } from '../page-flow.ts'

const apis = new WeakMap<QueryClient, Api>()

/** How queries of this client reach the API. */
export const apiOf = (client: QueryClient): Api => apis.get(client) ?? browserApi

const mayHelp = (error: Error): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500)

/** The store of server data of one page request, or of one browser tab. */
export const createQueryClient = (api: Api): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => typeof window !== 'undefined' && count < 2 && mayHelp(error),
      },
    },
  })
  apis.set(client, api)
  return client
}

/** First part of the keys of every query of a call; invalidate with it. */
export const queryKeyOf = (call: { path: string }): [string] => [call.path]

/**
 * The query that reads `call` with `input`: for `useQuery`, `useSuspenseQuery` and, in a loader, `ensure`.
 * Its key is the call's path and the address asked.
 */
export const queryFor = <T extends Operation>(call: Call<T>, input: CallInput<T>) =>
  queryOptions({
    queryKey: [...queryKeyOf(call), addressOf(call.path, input)],
    queryFn: ({ signal, client }) => call(input, { signal, api: apiOf(client) }),
  })

type LoaderPlace = { context: { queryClient: QueryClient }; location: { href: string } }

/**
 * For loaders: makes sure that the answer to a query is in the page's store, and gives it. A call that fails ends the
 * page as `failPage` says. Give a loader's own data back only for `head`: what queries hold travels by itself.
 */
export const ensure = async <T extends Operation>(
  { context, location }: LoaderPlace,
  call: Call<T>,
  input: CallInput<T>,
): Promise<OperationReply<T>> => {
  try {
    return await context.queryClient.ensureQueryData(queryFor(call, input))
  } catch (error) {
    return failPage(error, location.href)
  }
}
