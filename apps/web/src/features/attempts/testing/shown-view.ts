import type {
  AttemptQuestion,
  AttemptView,
  LearnerQuiz,
  QuestionResult,
} from '@lectern/contract/attempts/attempt'
import type { ShownAttemptQuestion } from '@lectern/contract/attempts/shown-question'

const quiz: LearnerQuiz = {
  id: 1,
  name: 'Dough',
  type: 'default',
  questions_count: 4,
  is_name_enabled: true,
  start_type: 1,
  start_info: null,
  full_screen_type: 2,
  estimate: { is_on: true, is_show: true },
  style: null,
  questions_display_type_id: 2,
  questions_numeration_type_id: 1,
  navigation_type_id: 1,
  return_to_previous_type: 2,
  reanswer_type: 2,
  finish_type_id: 1,
  is_allow_clear: false,
  type_show_question_result_attempt: { id: 1 },
  options: { timer_type: 0, timer_duration: null },
  pass_percent: 60,
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
  attempts_limit: 4,
  attempts_left: 2,
  can_start_attempt: true,
  starts_by_itself: false,
  is_run_out_of_attempts: false,
  attempt_limit_text: '',
  versioning_type_id: 3,
  finalize: false,
  exception: null,
  can_start_at: null,
  attempt: null,
  last_attempt_id: 7,
}

const result: QuestionResult = {
  state: 'correct',
  points: 2,
  max_points: 2,
  correct_answers: null,
  comment: null,
}

/** A question of a finished attempt, with this result. */
export const answeredQuestion = (number: number, change: Partial<QuestionResult>): ShownAttemptQuestion => ({
  question: {
    id: `q${number}`,
    type: 'single_answer',
    name: `Question ${number}?`,
    description: '',
    is_required: true,
    answers: [],
  },
  number,
  results: [],
  seq: 0,
  saved_at: null,
  is_final: false,
  viewed_result: false,
  left_time_in_seconds: null,
  result: { ...result, ...change },
})

interface ViewChange {
  attempt?: Partial<AttemptView['attempt']>
  quiz?: Partial<LearnerQuiz>
  questions?: AttemptQuestion[]
  usual_review_seconds?: number | null
}

/** A finished attempt as its learner sees it: failed with 4 of 10 points, where 6 are needed. */
export const finishedView = ({
  attempt,
  quiz: change,
  questions = [],
  usual_review_seconds = null,
}: ViewChange): AttemptView => ({
  attempt: {
    id: 7,
    root_id: 7,
    quiz_id: 1,
    lesson_id: 1,
    status_id: 2,
    scores: 4,
    max_scores: 10,
    started_at: '2026-11-21T12:00:00.000Z',
    finished_at: '2026-11-21T12:05:00.000Z',
    finished: true,
    is_timed_out: false,
    left_time_in_seconds: null,
    passed_time_in_seconds: 300,
    ...attempt,
  },
  quiz: { ...quiz, ...change },
  questions,
  check_code: null,
  versions: [],
  attempts: [],
  files: [],
  pictures: [],
  formulas: {},
  aggregate_interview: [],
  answer_files: [],
  usual_review_seconds,
})
