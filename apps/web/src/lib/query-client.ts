import { QueryClient } from '@tanstack/react-query'
import { ApiError, NetworkError } from './api/index.ts'

const mayHelp = (error: Error): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500)

const create = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (count, error) => count < 2 && mayHelp(error) },
    },
  })

let client: QueryClient | undefined

/** The server data that this tab's expert area holds. Imported on demand, by the expert area alone. */
export const expertQueryClient = (): QueryClient => {
  client ??= create()
  return client
}
