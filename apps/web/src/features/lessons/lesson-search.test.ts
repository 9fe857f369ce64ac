import { expect, test } from 'vitest'
import { commentSearch, readLessonSearch } from './lesson-search.ts'

test('ids of the address are read as numbers', () => {
  expect(readLessonSearch({ quiz_attempt_id: '12', start_quiz_id: 5 })).toEqual({
    quiz_attempt_id: 12,
    start_quiz_id: 5,
  })
})

test('a comment on an attempt asks for the attempt, and stays in the address until it is seen', () => {
  const search = { commentable_type: 'quiz-attempt', commentable_id: 7, comment_id: 9, other: 1 }
  expect(readLessonSearch(search)).toEqual({ quiz_attempt_id: 7 })
  expect(commentSearch(search)).toEqual({
    commentable_type: 'quiz-attempt',
    commentable_id: 7,
    comment_id: 9,
  })
  expect(readLessonSearch({ comment_id: 9 })).toEqual({})
})

test.each(['0', '-1', '1.5', '12abc', '', null, {}, '99999999999999999999'])(
  '%j is no id and is not there',
  (value) => {
    expect(readLessonSearch({ quiz_attempt_id: value })).toEqual({})
  },
)
