import { questionTypes, type Question } from '@lectern/contract/quizzes/question-types/registry'
import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import { resultDetails } from '@lectern/contract/quizzes/result-detail'
import { expect, it } from 'vitest'
import { gradeTry, startTry } from './try-question.ts'

const samples = Object.values(questionTypes).map(({ sample }) => sample)
const tryOf = (question: Question) => {
  const [tried] = startTry({ version: 1, questions: [question] }, () => 0)
  if (!tried) throw new Error(`${question.type} is not ready.`)
  return tried
}
const markOf = (question: Question, answer: Answer) =>
  gradeTry(tryOf(question), answer, 'full_information').marked
const isMarked = ({ question, right }: (typeof samples)[number]) =>
  markOf(question, right).state === 'correct'

const given = samples
  .filter(isMarked)
  .flatMap(({ question, right, half, wrong }) => [
    { question, what: 'the right answer', answer: right, points: markOf(question, right).max_points },
    ...(half ? [{ question, what: 'half an answer', ...half }] : []),
    ...(wrong ? [{ question, what: 'a wrong answer', answer: wrong, points: 0 }] : []),
  ])

it.each(given.map((each) => [each.question.type, each.what, each] as const))(
  'trying %s, %s earns what it earns a learner',
  (_type, _what, { question, answer, points }) => {
    expect(markOf(question, answer).points).toBe(points)
  },
)

it('marks every type that has a key, and leaves the others to people and opinions', () => {
  const left = samples.filter((sample) => !isMarked(sample)).map(({ question }) => question.type)
  expect(left.toSorted()).toEqual(
    [
      'essay',
      'interview',
      'likert_scale',
      'mmpi',
      'new_promoter_score',
      'rating',
      'reaction',
      'text_graphic_answer',
      'text_media_answer',
    ].toSorted(),
  )
})

const shown = samples.flatMap(({ question, right }) =>
  resultDetails.map((detail) => ({ question, right, detail })),
)

it.each(shown.map((each) => [each.question.type, each.detail, each] as const))(
  'trying %s shows the key at %s only where learners see it, and is marked all the same',
  (_type, _detail, { question, right, detail }) => {
    const { result, results, marked } = gradeTry(tryOf(question), right, detail)
    const isWhole = detail === 'full_information'
    expect(marked).toEqual(markOf(question, right))
    expect(result.correct_answers !== null).toBe(isWhole)
    expect(results.some(({ is_correct }) => is_correct !== null)).toBe(
      (isWhole || detail === 'only_correct_or_not') && marksRows(question),
    )
  },
)

const marksRows = (question: Question): boolean => isMarked({ ...questionTypes[question.type].sample })
