import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, NetworkError } from './api/index.ts'
import { report } from './reporting.ts'
import { requestErrors } from './request-errors.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Failures are logged and not shown: the page does without (menu, alerts, pending orders; document 000 §8). */
      onlyLogged?: boolean
    }
    mutationMeta: {
      /** The component shows its failures itself. */
      showsErrors?: boolean
    }
  }
}

const mayHelp = (error: Error): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500)

const create = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => (meta?.onlyLogged ? report(error, 'request') : requestErrors.tell(error)),
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _context, { meta }) =>
        meta?.showsErrors ? report(error, 'request') : requestErrors.tell(error),
    }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (count, error) => count < 2 && mayHelp(error) },
    },
  })

let client: QueryClient | undefined

/** The server data that this tab's expert area holds. Imported on demand, by the expert area and where a page is written in place. */
export const expertQueryClient = (): QueryClient => {
  client ??= create()
  return client
}
