import { pageSizes } from './list-search.ts'

const name = 'lectern_rows'
const year = 365 * 24 * 60 * 60

/** List → rows, out of a Cookie header or `document.cookie`: `history-100.staff-50`. */
const readAll = (cookies: string): Map<string, number> => {
  const value = new RegExp(`(?:^|;\\s*)${name}=([\\w.-]*)(?:;|$)`).exec(cookies)?.[1] ?? ''
  return new Map(
    value.split('.').flatMap((entry) => {
      const at = entry.lastIndexOf('-')
      const rows = pageSizes.find((size) => String(size) === entry.slice(at + 1))
      return at > 0 && rows !== undefined ? [[entry.slice(0, at), rows]] : []
    }),
  )
}

/** How many rows a page of the list had when this browser last chose; undefined before any choice. */
export const readRows = (cookies: string, list: string): number | undefined => readAll(cookies).get(list)

/** The same in a browser; undefined on the server, where the request has the cookies. */
export const rememberedRows = (list: string): number | undefined =>
  typeof document === 'undefined' ? undefined : readRows(document.cookie, list)

/** Keeps the choice for a year, where the server sees it too: a list is loaded in this length at the first request. */
export const rememberRows = (list: string, rows: number): void => {
  const all = readAll(document.cookie).set(list, rows)
  const value = [...all].map((entry) => entry.join('-')).join('.')
  document.cookie = `${name}=${value}; Path=/; Max-Age=${year}; SameSite=Lax`
}
