import { type Option, questionLimits } from '@lectern/contract/quizzes/question-types/common'
import { inserted, removed, replaced } from '../../../lib/lists.ts'

type Kind = 'one' | 'many'

/** The options after the author says of one whether it is right; of `one` at most one is. */
export const markOption = (kind: Kind, options: readonly Option[], id: string, right: boolean): Option[] =>
  options.map((option) => {
    if (option.id === id) return { ...option, is_correct: right }
    return kind === 'one' && right ? { ...option, is_correct: false } : option
  })

/** The options with one more behind the place `at`; the same ones when there is no room. */
export const addOption = (options: readonly Option[], at: number, key: string): Option[] =>
  options.length >= questionLimits.options
    ? [...options]
    : inserted(options, at + 1, { id: key, text: '', is_correct: false })

/**
 * The options after `text` was written or pasted at the place `at`: every further line becomes an option of its own, as
 * far as there is room.
 */
export const writeOption = (
  options: readonly Option[],
  at: number,
  text: string,
  key: () => string,
): Option[] => {
  const [first = '', ...more] = text.split(/\r?\n/)
  const written = options[at]
  if (!written) return [...options]
  const room = questionLimits.options - options.length
  const added = more
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, room)
    .map((line) => ({ id: key(), text: cut(line), is_correct: false }))
  return inserted(replaced(options, at, { ...written, text: cut(first) }), at + 1, ...added)
}

const cut = (text: string): string => text.slice(0, questionLimits.optionText)

/** The options without one, and the id of the one that the caret goes to: the one before, else the one after. */
export const removeOption = (
  options: readonly Option[],
  at: number,
): { options: Option[]; focus: string | undefined } => {
  const left = removed(options, at)
  return { options: left, focus: left[Math.max(0, at - 1)]?.id }
}

/** The same choice under new keys. */
export const copyChoice = <Q extends { id: string; answers: Option[] }>(
  question: Q,
  key: () => string,
): Q => ({
  ...question,
  id: key(),
  answers: question.answers.map((option) => ({ ...option, id: key() })),
})
