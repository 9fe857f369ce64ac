import type { Answer, AnswerRow } from './answer.ts'
import type { Issue } from '../question-type.ts'

/** Whether an option reads as its author wrote it, or is for the learner's own words (document 002 §3, "Answer"). */
export const optionType = { default: 1, custom: 2 } as const

/** An option as far as its type goes. */
export interface TypedOption {
  readonly id: string
  readonly type?: 1 | 2 | undefined
}

export const isOwnOption = ({ type }: TypedOption): boolean => type === optionType.custom

/** The options with the one for own words behind all others. */
export const ownOptionLast = <O extends TypedOption>(options: readonly O[]): O[] => [
  ...options.filter((option) => !isOwnOption(option)),
  ...options.filter(isOwnOption),
]

/** The row of an answer that has the learner's own words; undefined when that option is not picked. */
export const ownRowOf = (options: readonly TypedOption[], answer: Answer): AnswerRow | undefined => {
  const own = options.find(isOwnOption)
  return own && answer.find((row) => row.answer_id === own.id)
}

/** Whether the option for own words is picked and nothing is written there (document 002 §5). */
export const lacksOwnWords = (options: readonly TypedOption[], answer: Answer): boolean => {
  const row = ownRowOf(options, answer)
  return row !== undefined && (row.text_answer ?? '').trim() === ''
}

/** Whether picked options count as given (document 002 §5). */
export const validateOptions = (
  { answers }: { readonly answers: readonly TypedOption[] },
  answer: Answer,
): Issue | null => {
  if (answer.length === 0) return { code: 'nothing_picked' }
  return lacksOwnWords(answers, answer) ? { code: 'own_words_missing' } : null
}
