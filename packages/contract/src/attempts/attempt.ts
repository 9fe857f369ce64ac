import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { wholeList } from '../kernel/envelope.ts'
import { id } from '../kernel/ids.ts'
import { quizTypes } from '../quizzes/quiz-types/quiz-type.ts'
import { quizSettings, questionsDisplay } from '../quizzes/quiz-settings.ts'
import { shownStyle } from '../quizzes/style/shown-style.ts'
import { shownStartInfo } from '../quizzes/style/start-info.ts'
import { resultDetails } from '../quizzes/result-detail.ts'
import { placedFile } from '../files/placed-file.ts'
import { file, fileUuid } from '../files/file.ts'
import { volatile } from '../kernel/volatile.ts'
import { blockedInfo, closedInfo } from './practice-opening.ts'
import { learnerAllowance } from './attempt-exception.ts'
import { authorText } from '../quizzes/question-types/shared/common.ts'
import { questionReport } from '../quizzes/question-types/shared/question-report.ts'
import { publicQuestion } from '../quizzes/question-types/registry.ts'

/** Status of an attempt (document 002 §4). Compared by name everywhere. */
export const attemptStatus = {
  passed: 1,
  failed: 2,
  rework: 3,
  superseded: 4,
  inProcess: 5,
  underCheck: 6,
} as const
export type AttemptStatus = (typeof attemptStatus)[keyof typeof attemptStatus]

export const statusId = z.literal([1, 2, 3, 4, 5, 6])

/** An attempt as its owner sees it. */
export const attempt = z.object({
  id,
  root_id: id,
  quiz_id: id,
  lesson_id: id,
  status_id: statusId,
  /** Passed by being finished: its quiz has no pass mark, and nobody of the team has decided. Absent otherwise. */
  is_unmeasured: z.literal(true).optional(),
  /** Points so far visible to the learner; null while the attempt runs. */
  scores: z.number().nullable(),
  max_scores: z.number().nullable(),
  started_at: instant,
  finished_at: instant.nullable(),
  finished: z.boolean(),
  /** Ended by its countdown. */
  is_timed_out: z.boolean(),
  /** Of the countdown; null without one, 0 when it has ended. */
  left_time_in_seconds: z.int().nullable(),
  /** Since the start, or between start and finish. */
  passed_time_in_seconds: z.int(),
})
export type Attempt = z.infer<typeof attempt>

/** One row of an answer (document 002 §3, "Attempt result row"); which fields are set depends on the question type. */
export const resultRow = z.object({
  quiz_question_id: z.string(),
  quiz_statement_id: z.string().nullable(),
  quiz_answer_group_id: z.string().nullable(),
  quiz_answer_id: z.string().nullable(),
  text_answer: z.string().nullable(),
  answer_order: z.int().nullable(),
  files: z.array(z.string()),
  /** Whether this row is right; null while that may not be known. */
  is_correct: z.boolean().nullable(),
})
export type ResultRow = z.infer<typeof resultRow>

export const questionResultStates = [
  'correct',
  'incorrect',
  'pending',
  'answered',
  'skipped',
  'not_started',
  'not_asked',
] as const
export type QuestionResultState = (typeof questionResultStates)[number]

/** What a learner may know of one question of an attempt. `answered`: given, and its rightness is not shown; `not_asked`: only to be read. */
export const questionResult = z.object({
  state: z.enum(questionResultStates),
  points: z.number().nullable(),
  max_points: z.number().nullable(),
  /** More than none of the points and less than all; absent otherwise, and where rightness is not shown. */
  is_partly_right: z.literal(true).optional(),
  /** Somebody of the team gave the points; absent where they come of the answer. */
  is_marked_by_hand: z.literal(true).optional(),
  /** The rows of the right answer; only with full information. */
  correct_answers: z.array(resultRow).nullable(),
  /** The author's explanation, where and to whom the author wants it. */
  comment: authorText.nullable(),
  /** What belongs to the explanation; absent when nothing does. */
  comment_files: z.array(placedFile).optional(),
  /** What the type makes of an answer that is neither right nor wrong; absent when nothing, or it may not be seen. */
  report: questionReport.optional(),
  /** What a person marks by, where the type of the question has that; only with full information. */
  marking_guide: z
    .array(z.object({ criterion: z.string(), points: z.number(), description: z.string() }))
    .optional(),
})
export type QuestionResult = z.infer<typeof questionResult>

/** A question with a time of its own that has not begun: nothing of it is told before its clock runs (THREATS T17). */
export const withheldQuestion = z.object({
  type: z.literal('withheld'),
  id: z.string(),
  is_required: z.boolean(),
  /** Seconds. */
  timer_duration: z.int(),
})
export type WithheldQuestion = z.infer<typeof withheldQuestion>

/** A question within an attempt: its public form, the learner's own answer, and what may be said of it. */
export const attemptQuestion = z.object({
  question: z.discriminatedUnion('type', [publicQuestion, withheldQuestion]),
  /** Its place in the quiz, from 1; null where questions have no numbers. */
  number: z.int().nullable(),
  results: z.array(resultRow),
  /** Number of the last change of this answer that the server has stored from the asking device; 0 for none. */
  seq: z.int(),
  /** Server time of the stored answer. */
  saved_at: instant.nullable(),
  /** The answer does not change any more, although the attempt runs. */
  is_final: z.boolean(),
  /** Its result is shown while the attempt runs (document 002 §3, viewed_result). */
  viewed_result: z.boolean(),
  /** Of its own countdown; null while that has not begun, or without one. */
  left_time_in_seconds: z.int().nullable(),
  result: questionResult,
})
export type AttemptQuestion = z.infer<typeof attemptQuestion>

/** A quiz within a lesson, as a learner meets it before the questions (document 002 §3, "Quiz"). */
export const learnerQuiz = z.object({
  id,
  name: z.string(),
  type: z.enum(quizTypes),
  questions_count: z.int(),
  is_name_enabled: z.boolean(),
  start_type: quizSettings.shape.start_type,
  /** The start page of the author; null without one. */
  start_info: shownStartInfo.nullable(),
  full_screen_type: quizSettings.shape.full_screen_type,
  estimate: quizSettings.shape.estimate,
  style: shownStyle,
  questions_display_type_id: z.literal([questionsDisplay.separately, questionsDisplay.all]),
  questions_numeration_type_id: quizSettings.shape.questions_numeration_type_id,
  navigation_type_id: quizSettings.shape.navigation_type_id,
  return_to_previous_type: quizSettings.shape.return_to_previous_type,
  reanswer_type: quizSettings.shape.reanswer_type,
  finish_type_id: quizSettings.shape.finish_type_id,
  is_allow_clear: z.boolean(),
  type_show_question_result_attempt: z.object({ id: quizSettings.shape.question_result_type_id }),
  options: z.object({
    timer_type: quizSettings.shape.timer_type,
    timer_duration: z.int().nullable(),
  }),
  pass_percent: z.int().nullable(),
  result_detail: z.enum(resultDetails),
  attempts_limit: z.int().nullable(),
  /** Starts that are left; null for any number. */
  attempts_left: z.int().nullable(),
  can_start_attempt: z.boolean(),
  /** The first attempt begins without a press (document 002 §4, text-graphic quizzes). */
  starts_by_itself: z.boolean(),
  is_run_out_of_attempts: z.boolean(),
  /** The author's words in place of another start; empty before none is left, and where there are none. */
  attempt_limit_text: z.string(),
  /** Document 002 §3: 3, what is reworked becomes a new version under the same root. */
  versioning_type_id: z.literal(3),
  /** The latest attempt was sent back: a start goes on with it, with its answers (document 002 §4). */
  finalize: z.boolean(),
  /** Whether it is open yet, and whether it still is (document 002 §3). */
  blocked_info: blockedInfo,
  closed_info: closedInfo,
  /** What counts for this learner alone. */
  exception: learnerAllowance,
  /** When the next start is possible, where the learner has to wait for it. */
  can_start_at: instant.nullable(),
  /** The running attempt, else the latest one. */
  attempt: attempt.nullable(),
  last_attempt_id: id.nullable(),
})
export type LearnerQuiz = z.infer<typeof learnerQuiz>

/** A picture in a question. It has no name: what its author called the file might tell the answer. */
export const shownPicture = z.object({
  uuid: fileUuid,
  /** Null until there is something to show. */
  url: volatile('short-lived address', z.string().nullable()),
  /** Smaller, for a place of a few hundred pixels. */
  small_url: volatile('short-lived address', z.string().nullable()),
  width: z.int().nullable(),
  height: z.int().nullable(),
})
export type ShownPicture = z.infer<typeof shownPicture>

/** How many people picked an option of a poll (document 002 §3, "Interview aggregate"). */
export const pickedCount = z.object({
  quiz_question_id: z.string(),
  quiz_answer_id: z.string(),
  count: z.int(),
  /** Of everything that was picked, in whole per cent: 100 together. */
  percent: z.int(),
})
export type PickedCount = z.infer<typeof pickedCount>

/** What somebody else wrote to a question whose author lets learners see each other's answers; who it was is not told. */
export const publicAnswer = z.object({ text: z.string() })
export type PublicAnswer = z.infer<typeof publicAnswer>

/** Letters of such an answer that are shown. */
export const publicAnswerLetters = 4_000

/** Of an attempt that was reworked more often, the latest versions are shown (document 002: at most 9 squares). */
export const attemptVersionsShown = 9

/** Of a learner's attempts at a quiz, so many of the latest are offered to look at. */
export const ownAttemptsShown = 50

/** An attempt with its questions: what the player and the result screen show. */
export const attemptView = z.object({
  attempt,
  quiz: learnerQuiz,
  questions: z.array(attemptQuestion),
  /**
   * Made of the answers as they are stored now: the same as at the finish as long as nothing of them was changed. Null while the
   * attempt runs.
   */
  check_code: z.string().nullable(),
  /** This attempt and what it was reworked from or into, the first one first; one where nothing was reworked. */
  versions: wholeList(
    z.object({
      id,
      /** Among all versions, from 1, also where the first ones are not shown any more. */
      number: z.int(),
      status_id: statusId,
      is_unmeasured: attempt.shape.is_unmeasured,
      started_at: instant,
      finished_at: instant.nullable(),
    }),
    attemptVersionsShown,
  ),
  /** What its learner has handed in at this quiz, the first one first; nothing while the attempt runs. */
  attempts: wholeList(
    attempt
      .pick({
        id: true,
        status_id: true,
        is_unmeasured: true,
        scores: true,
        max_scores: true,
        finished_at: true,
      })
      .extend({ number: z.int() }),
    ownAttemptsShown,
  ),
  /** The files of questions and comments, as far as the viewer may see them now. */
  files: z.array(file),
  /** The pictures in the questions. */
  pictures: z.array(shownPicture),
  /** Every formula that stands there, as TeX, with what draws it (MathML). */
  formulas: z.record(z.string(), z.string()),
  /**
   * What everybody picked in polls: for the team always, for a learner who has handed in, where the author shows it.
   */
  aggregate_interview: z.array(pickedCount),
  /**
   * Of a questionnaire with scales (document 002 §3): its counts by letter over all questions, as far as the viewer may see them.
   * Absent without any.
   */
  mmpi_result: questionReport.optional(),
  /** The files of all its answers, with links for the reader. */
  answer_files: z.array(file),
  /** The median time until the team decided, over the latest decisions; null where nothing waits, or too few were made. */
  usual_review_seconds: z.int().nullable(),
})
export type AttemptView = z.infer<typeof attemptView>
