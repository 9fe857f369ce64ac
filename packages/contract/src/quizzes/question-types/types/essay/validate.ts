import type { Answer } from '../../shared/answer.ts'
import { countWords } from '../../shared/open/count-words.ts'
import { openAnswerOf } from '../../shared/open/open-answer.ts'
import type { Issue } from '../../question-type.ts'

/** How long an essay should be. */
export interface EssayLength {
  readonly words_min: number | null
  readonly words_max: number | null
}

/** Unanswered while nothing is written, or less or more than is asked for. */
export const validateEssay = ({ words_min, words_max }: EssayLength, answer: Answer): Issue | null => {
  const { text } = openAnswerOf(answer)
  if (text.trim() === '') return { code: 'nothing_given' }
  if (words_min === null && words_max === null) return null
  const words = countWords(text)
  if (words_min !== null && words < words_min) return { code: 'too_few_words' }
  return words_max !== null && words > words_max ? { code: 'too_many_words' } : null
}
