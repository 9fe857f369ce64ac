import type { ChoiceOption } from '@lectern/contract/quizzes/question-types/shared/choice'
import { partPointsOf } from '../part-points.tsx'

type Kind = 'one' | 'many'

/** A new option with nothing written in it. */
export const newOption = (key: () => string, type: ChoiceOption['type']): ChoiceOption => ({
  id: key(),
  text: '',
  is_correct: false,
  points: 0,
  type,
})

/** The options after the author says of one whether it is right; of `one` at most one is. */
export const markOption = (
  kind: Kind,
  options: readonly ChoiceOption[],
  id: string,
  right: boolean,
): ChoiceOption[] =>
  options.map((option) => {
    if (option.id === id) return { ...option, is_correct: right, points: right ? partPointsOf(options) : 0 }
    return kind === 'one' && right ? { ...option, is_correct: false, points: 0 } : option
  })

/** The options of which each right one earns so many points by itself. */
export const payRightOptions = (options: readonly ChoiceOption[], points: number): ChoiceOption[] =>
  options.map((option) => ({ ...option, points: option.is_correct ? points : 0 }))

/** The same question under new keys. */
export const copyChoice = <Q extends { id: string; answers: readonly { id: string }[] }>(
  question: Q,
  key: () => string,
): Q => ({
  ...question,
  id: key(),
  answers: question.answers.map((option) => ({ ...option, id: key() })),
})
