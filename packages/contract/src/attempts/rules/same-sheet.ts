import type { Arrangement } from '../../quizzes/question-types/question-type.ts'
import { publicQuestion, type Question, questionTypeOf } from '../../quizzes/question-types/registry.ts'

/** What of a public form says nothing about what can be answered. */
const besides = new Set([
  'name',
  'description',
  'image',
  'files',
  'points',
  'is_required',
  'timer_duration',
  'comment',
])

/**
 * Whether an answer to a question as it was is an answer to it as it is now too: the sheet offers the same things under the
 * same ids. Texts, points and the key may differ; what was added, taken away or put in another order makes another sheet.
 */
export const isSameSheet = (before: Question, now: Question, arrangement: Arrangement): boolean => {
  if (before.type !== now.type || before.id !== now.id) return false
  if (thingsOf(before) !== thingsOf(now)) return false
  try {
    return shapeOf(before, arrangement) === shapeOf(now, arrangement)
  } catch {
    // What was arranged then names things that are not there any more.
    return false
  }
}

/** What is laid out in some order, however the dice fall. */
const thingsOf = (question: Question): string =>
  JSON.stringify(
    questionTypeOf(question)
      .arrange(question, () => 0)
      .order.toSorted(),
  )

const shapeOf = (question: Question, arrangement: Arrangement): string => {
  const form = Object.entries(publicQuestion.parse(questionTypeOf(question).toPublic(question, arrangement)))
  return JSON.stringify(
    form.filter(([name]) => !besides.has(name)),
    withoutWords,
  )
}

/** Words of things that have an id are told by it; a word that stands by itself is a thing. */
const withoutWords = (name: string, value: unknown): unknown =>
  name === 'text' && typeof value === 'string' ? '' : value
