import { foldForms } from '../../kernel/words/fold.ts'

/** Letters up to which an answer is short: those that many give alike. */
export const shortAnswerLetters = 200

/** A short answer as it is compared with others: forms of the same letters, spaces and full stops at its end make no difference. */
export const sameWordsOf = (text: string): string => foldForms(text).replace(/[\s.]+$/u, '')
