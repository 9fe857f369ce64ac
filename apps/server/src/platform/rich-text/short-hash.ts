import { createHash } from 'node:crypto'

/**
 * Tells apart what stands in several texts of one page: the same words have the same sign, and then it does not matter which of
 * them is meant.
 */
export const shortHash = (...words: readonly string[]): string =>
  createHash('sha256').update(words.join('\u0000')).digest('hex').slice(0, 10)
