import { readFlag } from '../../../lib/routing/read-search.ts'

export interface QuizPageSearch {
  /** Opens the box for pasted questions at once. */
  paste?: true | undefined
}

/** What the address of a quiz's page says. */
export const readQuizPageSearch = (search: Record<string, unknown>): QuizPageSearch => ({
  paste: readFlag(search['paste']),
})
