import type { LearnerQuiz } from '@lectern/contract/attempts/attempt'

/** What a quiz lets its learner do while it is taken (document 002 §3, §4); the server keeps to the same. */
export interface TakingRules {
  /** Questions come one at a time. */
  readonly separate: boolean
  readonly mayReturn: boolean
  /** The numbers of the questions are shown, to go by. */
  readonly showsStrip: boolean
  /** Also before the last question. */
  readonly mayFinishEarly: boolean
  /** The result of a question may be asked for while the attempt runs. */
  readonly mayCheck: boolean
  readonly mayClear: boolean
  /** An answer does not change any more once the learner goes on. */
  readonly makesFinal: boolean
  /** 1 countdown, 2 stopwatch, 0 none. */
  readonly timer: 0 | 1 | 2
}

export const takingRules = (quiz: LearnerQuiz): TakingRules => {
  const separate = quiz.questions_display_type_id === 1
  const mayReturn = !separate || quiz.return_to_previous_type === 2
  return {
    separate,
    mayReturn,
    showsStrip: separate && quiz.navigation_type_id === 1,
    mayFinishEarly: separate && quiz.finish_type_id === 1,
    mayCheck: quiz.type_show_question_result_attempt.id !== 1,
    mayClear: quiz.is_allow_clear && !separate,
    makesFinal: separate && (quiz.reanswer_type === 1 || !mayReturn),
    timer: quiz.options.timer_type,
  }
}
