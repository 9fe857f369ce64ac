import { lazy } from 'react'
import { ApiError } from '../../../lib/api/index.ts'

/** Whether the access control of the school has refused the visit: the page is fine, the way in is not. */
export const isRefusedVisit = (error: unknown): error is ApiError =>
  error instanceof ApiError && /^(address_refused|(session|device)_limit)$/.test(error.code)

/** What the refused person can do; seldom needed, so loaded then. */
export const WayIn = lazy(async () => ({
  default: (await import('../../../features/schools/access/way-in.tsx')).WayIn,
}))
