import { z } from 'zod'
import { resultDetails } from './result-detail.ts'

export const attemptLimits = {
  attempts: 100,
  limitText: 500,
  drawnQuestions: 200,
  timerSeconds: 7 * 24 * 60 * 60,
  retakeWaitHours: 8760,
  competitionSeconds: 3600,
} as const

/** 1 one question at a time, 2 all on one page (document 002 §3, questions_display_type_id). */
export const questionsDisplay = { separately: 1, all: 2 } as const

/** 0 none, 1 countdown, 2 stopwatch (document 002 §3, options.timer_type; PRODUCT-learning §16). */
export const timerType = { none: 0, countdown: 1, stopwatch: 2 } as const

/** 1 no, 2 yes (document 002 §3: return_to_previous_type, reanswer_type). */
export const allowance = { no: 1, yes: 2 } as const

/** 1 the learner may finish early, 2 only from the last question (document 002 §3, finish_type_id). */
export const finishType = { early: 1, last: 2 } as const

/** 1 a numbered strip to go by, 2 none (document 002 §3, navigation_type_id). */
export const navigationType = { numbered: 1, none: 2 } as const

/** 1 questions carry their number, 2 not (document 002 §3, settings.questions_numeration_type). */
export const numerationType = { numbered: 1, none: 2 } as const

/** 1 nothing, 2 right or wrong, 3 everything (document 002 §3, type_show_question_result_attempt). */
export const checkResult = { none: 1, correctness: 2, full: 3 } as const

/** 1 the facts of the quiz, 2 a page of the author above them (document 002 §3, start_type). */
export const startType = { simple: 1, page: 2 } as const

/** 1 only in its place, 2 full screen is offered, 3 starting opens it (document 002 §2). */
export const fullScreenType = { none: 1, offered: 2, asked: 3 } as const

/** When a learner may start anew after a finished attempt (PRODUCT-learning §1.3, "Retake condition"). */
export const retakeConditions = ['always', 'if_failed', 'until_passed'] as const

/** How an attempt gets its status when it ends (PRODUCT-learning §16, check_type). */
export const checkTypes = ['auto_accept', 'auto_by_score', 'manual'] as const

const yesOrNo = z.literal([allowance.no, allowance.yes])

export const quizSettings = z.object({
  /** Whether learners see the name of the quiz above it. */
  is_name_enabled: z.boolean(),
  start_type: z.literal([startType.simple, startType.page]),
  full_screen_type: z.literal([fullScreenType.none, fullScreenType.offered, fullScreenType.asked]),
  /** Whether there are points at all, and whether learners see theirs (document 002 §3, estimate). */
  estimate: z.object({ is_on: z.boolean(), is_show: z.boolean() }),
  questions_display_type_id: z.literal([questionsDisplay.separately, questionsDisplay.all]),
  questions_numeration_type_id: z.literal([numerationType.numbered, numerationType.none]),
  navigation_type_id: z.literal([navigationType.numbered, navigationType.none]),
  /** Whether a learner may go back; only where questions come one at a time. */
  return_to_previous_type: yesOrNo,
  /** Whether an answer that was given may be changed; without it, it is final once the learner goes on. */
  reanswer_type: yesOrNo,
  finish_type_id: z.literal([finishType.early, finishType.last]),
  /** Whether a learner may take all answers back at once; only where all questions stand on one page. */
  is_allow_clear: z.boolean(),
  /** What "Check" shows of one question while the attempt runs; 1 for no such button. */
  question_result_type_id: z.literal([checkResult.none, checkResult.correctness, checkResult.full]),
  /** Whether every attempt has its questions in an order of its own. */
  is_questions_shuffled: z.boolean(),
  /** So many of the questions, drawn by chance for each attempt; null for all. */
  drawn_questions_count: z.int().min(1).max(attemptLimits.drawnQuestions).nullable(),
  timer_type: z.literal([timerType.none, timerType.countdown, timerType.stopwatch]),
  /** Seconds of the countdown; null without one. */
  timer_duration: z.int().min(10).max(attemptLimits.timerSeconds).nullable(),
  /** How often a learner may start anew; null for any number of times. */
  attempts_limit: z.int().min(1).max(attemptLimits.attempts).nullable(),
  /** What a learner reads in place of another start when none is left; empty for the words of the product. */
  attempt_limit_text: z.string().max(attemptLimits.limitText),
  retake_condition: z.enum(retakeConditions),
  /** Hours between the end of an attempt and the next start. */
  retake_wait_hours: z.int().min(0).max(attemptLimits.retakeWaitHours),
  check_type: z.enum(checkTypes),
  /** Share of the points, in per cent, from which an attempt is passed; null when every finished attempt is. */
  pass_percent: z.int().min(1).max(100).nullable(),
  result_detail: z.enum(resultDetails),
  /** Of a competition: seconds for each question that has no time of its own. */
  competition_question_seconds: z.int().min(5).max(attemptLimits.competitionSeconds),
  /** Of a competition: the share of the points, in per cent, that a right answer in the last moment still earns. */
  competition_kept_percent: z.int().min(0).max(100),
  /** Of a competition with an opening date: whether somebody may begin after the common start. */
  is_late_start_allowed: z.boolean(),
})
export type QuizSettings = z.infer<typeof quizSettings>

/** Settings of a new quiz. */
export const defaultQuizSettings: QuizSettings = {
  is_name_enabled: true,
  start_type: startType.simple,
  full_screen_type: fullScreenType.offered,
  estimate: { is_on: true, is_show: true },
  questions_display_type_id: questionsDisplay.all,
  questions_numeration_type_id: numerationType.numbered,
  navigation_type_id: navigationType.numbered,
  return_to_previous_type: allowance.yes,
  reanswer_type: allowance.yes,
  finish_type_id: finishType.early,
  is_allow_clear: false,
  question_result_type_id: checkResult.none,
  is_questions_shuffled: false,
  drawn_questions_count: null,
  timer_type: timerType.none,
  timer_duration: null,
  attempts_limit: null,
  attempt_limit_text: '',
  retake_condition: 'always',
  retake_wait_hours: 0,
  check_type: 'auto_by_score',
  pass_percent: null,
  result_detail: 'full_information',
  competition_question_seconds: 30,
  competition_kept_percent: 50,
  is_late_start_allowed: true,
}

/** Settings as they were stored, with what has joined since. */
export const completeSettings = (stored: Partial<QuizSettings>): QuizSettings => ({
  ...defaultQuizSettings,
  ...stored,
})
