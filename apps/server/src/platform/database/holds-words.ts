import { foldForSearch } from '@lectern/contract/kernel/words/fold'
import { type SQL, type SQLWrapper, sql } from './sql.ts'

/** A text inside a pattern of LIKE: `%`, `_` and `\` stand for themselves. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

/** Words of a search as a pattern of LIKE over folded text. */
const patternOf = (words: string): string => `%${escapeLike(foldForSearch(words))}%`

/** Whether a text holds the words of a search, whatever the forms of their letters. */
export const holdsWords = (text: SQLWrapper, words: string): SQL =>
  sql`folded(${text}) like ${patternOf(words)}`

/** The same of a text that is stored folded, so that an index over it serves. */
export const foldedHoldsWords = (folded: SQLWrapper, words: string): SQL =>
  sql`${folded} like ${patternOf(words)}`
