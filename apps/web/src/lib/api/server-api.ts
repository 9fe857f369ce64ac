import type { DirectApi } from '@lectern/contract/kernel/page-renderer'
import type { Api } from './api.ts'

/** Calls in the process, with the visitor's own rights: what a page being rendered on the server uses. */
export const serverApi =
  (direct: DirectApi): Api =>
  async ({ method, path, body }) =>
    // Only JSON travels in a page: what the browser would not receive must not be rendered either.
    direct(body === undefined ? { method, path } : { method, path, body })
