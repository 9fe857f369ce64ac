import { readChoice, readFlag, readWords } from '../../../lib/routing/read-search.ts'

/** By what quizzes and questions of the bank are found beside words, as the address of their list says it. */
export interface FoundBy {
  tag?: string | undefined
  used?: 'yes' | 'no' | undefined
  state?: 'archived' | undefined
}

/** What the address of a list says; `?new=true` opens the creation (document 000 §2). */
export const readFoundBy = (search: Record<string, unknown>): FoundBy & { new: true | undefined } => ({
  tag: readWords(search['tag']),
  used: readChoice(search['used'], ['yes', 'no']),
  state: readChoice(search['state'], ['archived']),
  new: readFlag(search['new']),
})

/** What the server is asked for it. */
export const foundByQuery = ({ tag, used, state }: FoundBy) => ({
  tag,
  is_used: used === undefined ? undefined : used === 'yes' ? 1 : 0,
  is_archived: state === 'archived' ? 1 : undefined,
})

/** The order before anybody chose is `usual`; names stand from A, the rest from the most or latest. */
export const sortingOf = <Order extends string>(orders: readonly Order[], usual: Order) => ({
  orders,
  usual,
  first: (order: Order) => (order === 'name' ? ('asc' as const) : ('desc' as const)),
})
