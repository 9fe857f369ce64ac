import { defineErrors } from '../kernel/errors.ts'

export const attemptsErrors = defineErrors({
  access_closed: { status: 403, message: 'This lesson is not open to you now.' },
  attempts_used_up: { status: 409, message: 'You have used every attempt that this quiz allows.' },
  no_running_attempt: { status: 404, message: 'There is no attempt in process. Start one first.' },
  quiz_not_ready: { status: 409, message: 'This quiz has no questions yet.' },
  attempt_finished: { status: 409, message: 'This attempt is finished; its answers no longer change.' },
  foreign_answer: {
    status: 422,
    message: 'This answer does not belong to the question. Your earlier answer is kept.',
  },
})
