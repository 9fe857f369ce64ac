import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { expect, test } from 'vitest'
import { givenPoints } from './given-points.ts'

const { failed, underCheck } = attemptStatus

test.each([
  ['a zero that was given', { status_id: failed, scores: 0, max_scores: 4 }, { scores: 0, max: 4 }],
  ['nothing given yet', { status_id: underCheck, scores: 0, max_scores: 4 }, null],
  ['only what was checked by key', { status_id: underCheck, scores: 2, max_scores: 4 }, null],
  ['a survey', { status_id: failed, scores: null, max_scores: null }, null],
])('the mark of an attempt with %s', (_case, attempt, mark) => {
  expect(givenPoints(attempt)).toEqual(mark)
})
