import { defineErrors } from '../kernel/errors.ts'

export const attemptsErrors = defineErrors({
  access_closed: { status: 403, message: 'This lesson is not open to you now.' },
  attempts_used_up: { status: 409, message: 'You have used every attempt that this quiz allows.' },
  no_running_attempt: { status: 404, message: 'There is no attempt in process. Start one first.' },
  quiz_not_ready: { status: 409, message: 'This quiz has no questions yet.' },
  attempt_finished: { status: 409, message: 'This attempt is finished; its answers no longer change.' },
  time_expired: {
    status: 409,
    message: 'The time for this is over. What you had answered before is stored.',
  },
  question_time_expired: {
    status: 409,
    message: 'The time for this question is over. What you had answered before is stored.',
  },
  answer_final: { status: 409, message: 'This answer was given and does not change any more.' },
  not_answered: { status: 422, message: 'Answer the question first.' },
  check_not_allowed: { status: 409, message: 'This quiz does not show results while it is taken.' },
  clear_not_allowed: { status: 409, message: 'In this quiz answers cannot be taken back all at once.' },
  retake_not_allowed: { status: 409, message: 'This quiz cannot be taken once more.' },
  retake_too_early: { status: 409, message: 'This quiz can be taken again at {at}.' },
  attempt_running: { status: 409, message: 'This attempt is still in process.' },
  attempt_replaced: { status: 409, message: 'A newer version of this attempt has taken its place.' },
  practice_not_open: { status: 409, message: 'This practice opens at {at}.' },
  practice_after_practice: { status: 409, message: 'Pass the practice before this one first.' },
  competition_started: {
    status: 409,
    message: 'This competition started at {at}, and nobody can join it any more.',
  },
  question_not_shown: { status: 409, message: 'Open the question before you answer it.' },
  practice_closed: { status: 409, message: 'This practice closed at {at}.' },
  recalculation_running: { status: 409, message: 'Another recalculation of this quiz is under way.' },
  recalculation_not_ready: { status: 409, message: 'This recalculation cannot be applied or undone now.' },
  closes_before_opening: { status: 422, message: 'The closing date has to be after the opening date.' },
  too_many_attempt_exceptions: { status: 422, message: 'A quiz can have up to {limit} exceptions.' },
  unknown_question: { status: 422, message: 'This attempt has no such question.' },
  points_beyond_question: { status: 422, message: 'Points for this question: {limit} at most.' },
  question_without_points: { status: 409, message: 'This question brings no points.' },
  foreign_answer: {
    status: 422,
    message: 'This answer does not belong to the question. Your earlier answer is kept.',
  },
})
