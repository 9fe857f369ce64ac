import { pageSizes } from './list-search.ts'

const keyOf = (list: string): string => `lectern-rows-${list}`

/** How many rows a page of the list had when this browser last chose; undefined on the server and before any choice. */
export const rememberedRows = (list: string): number | undefined => {
  try {
    const kept = Number(localStorage.getItem(keyOf(list)))
    return pageSizes.find((size) => size === kept)
  } catch {
    // A browser that keeps nothing, or the server.
    return undefined
  }
}

/** Keeps the choice for the next visit, where the browser keeps anything. */
export const rememberRows = (list: string, rows: number): void => {
  try {
    localStorage.setItem(keyOf(list), String(rows))
  } catch {
    // The choice stands in the address for this visit.
  }
}
