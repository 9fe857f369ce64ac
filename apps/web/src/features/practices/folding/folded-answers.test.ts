import type { ShownAttemptQuestion } from '@lectern/contract/attempts/shown-question'
import { questionTypes } from '@lectern/contract/quizzes/question-types/registry'
import { expect, it } from 'vitest'
import { foldable, isByKey } from './folded-answers.ts'

const { sample, toPublic, arrange } = questionTypes.single_answer

const itemOf = (state: ShownAttemptQuestion['result']['state'], isMarked = false): ShownAttemptQuestion => ({
  question: toPublic(
    sample.question,
    arrange(sample.question, () => 0),
  ),
  number: 1,
  results: [],
  seq: 0,
  saved_at: null,
  is_final: false,
  viewed_result: false,
  left_time_in_seconds: null,
  result: {
    state,
    points: 0,
    max_points: 2,
    ...(isMarked && { is_marked_by_hand: true as const }),
    correct_answers: null,
    comment: null,
  },
})
const keyed = [itemOf('correct'), itemOf('incorrect'), itemOf('skipped')]

it('takes an answer that the key settled for one that nobody has to look at', () => {
  expect(keyed.map(isByKey)).toEqual([true, true, true])
  expect([itemOf('pending'), itemOf('answered'), itemOf('correct', true)].map(isByKey)).toEqual([
    false,
    false,
    false,
  ])
})

it('folds such answers beside one of which a person judges', () => {
  expect(foldable([...keyed, itemOf('pending')])).toEqual(keyed)
})

it('folds nothing where such answers are few, or there are no others', () => {
  expect(foldable([...keyed.slice(1), itemOf('pending')])).toEqual([])
  expect(foldable(keyed)).toEqual([])
})
