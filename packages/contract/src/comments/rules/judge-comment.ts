import { foldForms } from '../../kernel/words/fold.ts'
import type { CommentRules, HoldReason } from '../moderation/moderation.ts'

/** Addresses that a reader could follow or copy: those that become links, and those that only look so. */
const links = /\b(?:https?:\/\/|www\.)[^\s<>"']/giu

/** How many links a text has. */
export const countLinks = (text: string): number => text.match(links)?.length ?? 0

/** Letters and digits of a text by one case and one form, all else as one space: what words are compared by. */
const plainWords = (text: string): string =>
  ` ${foldForms(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Whether one of these words, or of these sequences of words, stands in a text as it is, however it is written large or small. */
export const hasStopWord = (text: string, stopWords: readonly string[]): boolean => {
  if (stopWords.length === 0) return false
  const words = plainWords(text)
  return stopWords.some((word) => plainWords(word).trim() !== '' && words.includes(plainWords(word)))
}

/** What becomes of a comment: it is shown, it waits for a moderator, or it is refused with the number of links it may have. */
export type CommentVerdict =
  | { readonly kind: 'shown' }
  | { readonly kind: 'held'; readonly reason: HoldReason }
  | { readonly kind: 'too_many_links'; readonly max: number }

/**
 * Judges what a learner writes below a lesson by the school's rules.
 *
 * @param earlier comments of the same person in the school that others see
 */
export const judgeComment = (rules: CommentRules, text: string, earlier: number): CommentVerdict => {
  const isNewcomer = earlier < rules.newcomer_comments
  if (isNewcomer && countLinks(text) > rules.newcomer_links)
    return { kind: 'too_many_links', max: rules.newcomer_links }
  if (hasStopWord(text, rules.stop_words)) return { kind: 'held', reason: 'stop_word' }
  return isNewcomer && rules.is_newcomer_held ? { kind: 'held', reason: 'newcomer' } : { kind: 'shown' }
}
