import type { CommentRules } from '@lectern/contract/comments/moderation/moderation'
import { moderationLimits } from '@lectern/contract/comments/moderation/moderation-limits'

/** The rules as they stand in the form: numbers and words as they are typed. */
export interface RulesDraft {
  readonly text: string
  readonly newcomerComments: string
  readonly newcomerLinks: string
  readonly isNewcomerHeld: boolean
  readonly stopWords: string
  readonly hideAfterReports: string
}

export const draftOf = (rules: CommentRules): RulesDraft => ({
  text: rules.text,
  newcomerComments: String(rules.newcomer_comments),
  newcomerLinks: String(rules.newcomer_links),
  isNewcomerHeld: rules.is_newcomer_held,
  stopWords: rules.stop_words.join('\n'),
  hideAfterReports: String(rules.hide_after_reports),
})

/** A number from 0 to `most`; undefined for anything else. */
export const readCount = (text: string, most: number): number | undefined => {
  const count = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN
  return count <= most ? count : undefined
}

/** One word, or one sequence of words, in each line; what stands twice counts once. */
export const readStopWords = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

/** Why these stop words cannot be stored; undefined when they can. */
export const stopWordsFault = (text: string): 'too_many' | 'too_short' | 'too_long' | undefined => {
  const words = readStopWords(text)
  if (words.length > moderationLimits.stopWords) return 'too_many'
  if (words.some((word) => word.length < 2)) return 'too_short'
  return words.some((word) => word.length > moderationLimits.stopWord) ? 'too_long' : undefined
}

/** What is sent; undefined while something cannot be. */
export const rulesOf = (draft: RulesDraft): CommentRules | undefined => {
  const comments = readCount(draft.newcomerComments, moderationLimits.newcomerComments)
  const links = readCount(draft.newcomerLinks, moderationLimits.newcomerLinks)
  const reports = readCount(draft.hideAfterReports, moderationLimits.hideAfterReports)
  const isWrong = draft.text.trim().length > moderationLimits.rules || stopWordsFault(draft.stopWords)
  if (comments === undefined || links === undefined || reports === undefined || isWrong) return undefined
  return {
    text: draft.text.trim(),
    newcomer_comments: comments,
    newcomer_links: links,
    is_newcomer_held: draft.isNewcomerHeld,
    stop_words: readStopWords(draft.stopWords),
    hide_after_reports: reports,
  }
}
