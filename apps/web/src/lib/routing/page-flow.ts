import { notFound, redirect } from '@tanstack/react-router'
import { ApiError } from '../api/api-error.ts'
import { isWorkbench } from './areas.ts'
import { loginPath, paths } from './paths.ts'

// The router takes redirects and "not found" as thrown values that are no errors.
/* oxlint-disable typescript/only-throw-error */

/** Leaves the page being loaded for another path of this site (status 307 on the server). */
export const goTo = (href: string): never => {
  throw redirect({ href, replace: true, reloadDocument: isWorkbench(href) })
}

/** Ends the page being loaded with the not-found page and status 404. */
export const pageNotFound = (): never => {
  throw notFound()
}

/**
 * What a failed call means for the page that needed it: no school on this server yet, the page that opens the first; absent or not theirs, the not-found page; no session, sign-in and
 * back to `here`; anything else is thrown on to the error page.
 */
export const failPage = (error: unknown, here: string): never => {
  if (error instanceof ApiError && error.code === 'no_school_yet') return goTo(paths.register)
  if (error instanceof ApiError && error.status === 404) return pageNotFound()
  if (error instanceof ApiError && error.status === 401) return goTo(loginPath(here))
  throw error
}

/** The id in an address; what cannot be one ends the page like an id that does not exist. */
export const readId = (value: string): number =>
  /^[1-9]\d{0,15}$/.test(value) && Number.isSafeInteger(Number(value)) ? Number(value) : pageNotFound()
