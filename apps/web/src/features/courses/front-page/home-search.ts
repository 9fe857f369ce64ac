import { readChoice } from '../../../lib/routing/read-search.ts'

/** `/?front=view` is the front page as visitors see it, also for whoever takes part; `/?front=edit` is where it is written. */
export interface HomeSearch {
  front?: 'view' | 'edit' | undefined
}

export const readHomeSearch = (search: Record<string, unknown>): HomeSearch => {
  const front = readChoice(search['front'], ['view', 'edit'])
  return front === undefined ? {} : { front }
}
