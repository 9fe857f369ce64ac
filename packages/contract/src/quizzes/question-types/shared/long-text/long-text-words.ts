import { textWords } from '../../../../kernel/words/rich-text-words.ts'
import { plainText } from '../../../formulas.ts'
import type { AuthorText } from '../common.ts'

/** A longer text of the author as plain words. */
export const longTextWords = (text: AuthorText): string =>
  plainText(typeof text === 'string' ? text : textWords(text))
