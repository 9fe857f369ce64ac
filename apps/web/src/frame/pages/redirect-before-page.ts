import type { DirectApi } from '@lectern/contract/kernel/page-renderer'
import { loginPath, withoutParameter } from '../../lib/routing/paths.ts'

const isExpertArea = (pathname: string): boolean => pathname === '/expert' || pathname.startsWith('/expert/')

/**
 * Where a request must go instead of getting its page, or undefined:
 * - a `token` in the query is dropped by a redirect to the clean path (document 000 §2), so that it stays in no history;
 * - expert pages are not rendered on the server, so their own guards do not run there: without a session, to sign-in.
 */
export const redirectBeforePage = async (url: URL, api: DirectApi): Promise<string | undefined> => {
  const path = url.pathname + url.search
  const clean = withoutParameter(path, 'token')
  if (clean !== undefined) return clean
  if (!isExpertArea(url.pathname)) return
  const { status } = await api({ method: 'GET', path: '/user' })
  return status === 401 ? loginPath(path) : undefined
}
