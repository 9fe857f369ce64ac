import type { LearnerQuiz } from '@lectern/contract/attempts/attempt'
import { expect, test } from 'vitest'
import { takingRules } from './taking-rules.ts'

const quiz = (change: Partial<LearnerQuiz>): LearnerQuiz => ({
  id: 1,
  name: 'Dough',
  type: 'default',
  questions_count: 3,
  is_name_enabled: true,
  start_type: 1,
  start_info: null,
  full_screen_type: 2,
  estimate: { is_on: true, is_show: true },
  style: null,
  questions_display_type_id: 1,
  questions_numeration_type_id: 1,
  navigation_type_id: 1,
  return_to_previous_type: 2,
  reanswer_type: 2,
  finish_type_id: 1,
  is_allow_clear: true,
  type_show_question_result_attempt: { id: 1 },
  options: { timer_type: 0, timer_duration: null },
  pass_percent: null,
  result_detail: 'full_information',
  blocked_info: {
    is_accessible: true,
    access_date: null,
    left_time_in_seconds: null,
    type: null,
    checkpoint_name: null,
    link: null,
  },
  closed_info: { is_accessible: true, access_date: null, type: null },
  exception: null,
  attempts_limit: null,
  attempts_left: null,
  can_start_attempt: true,
  starts_by_itself: false,
  is_run_out_of_attempts: false,
  attempt_limit_text: '',
  versioning_type_id: 3,
  finalize: false,
  can_start_at: null,
  attempt: null,
  last_attempt_id: null,
  ...change,
})

test('one at a time: back, by numbers and out early as the quiz says', () => {
  expect(takingRules(quiz({}))).toMatchObject({
    separate: true,
    mayReturn: true,
    showsStrip: true,
    mayFinishEarly: true,
    mayClear: false,
    makesFinal: false,
  })
  const strict = { return_to_previous_type: 1, navigation_type_id: 2, finish_type_id: 2 } as const
  expect(takingRules(quiz(strict))).toMatchObject({
    mayReturn: false,
    showsStrip: false,
    mayFinishEarly: false,
    makesFinal: true,
  })
  expect(takingRules(quiz({ reanswer_type: 1 })).makesFinal).toBe(true)
})

test('all on one page: nothing to go back to, answers may be cleared, all of them stay open until the end', () => {
  const all = { questions_display_type_id: 2, return_to_previous_type: 1, reanswer_type: 1 } as const
  expect(takingRules(quiz(all))).toMatchObject({
    separate: false,
    mayReturn: true,
    showsStrip: false,
    mayFinishEarly: false,
    mayClear: true,
    makesFinal: false,
  })
})

test('results of single questions are asked for where the quiz shows them', () => {
  expect(takingRules(quiz({})).mayCheck).toBe(false)
  expect(takingRules(quiz({ type_show_question_result_attempt: { id: 2 } })).mayCheck).toBe(true)
})
