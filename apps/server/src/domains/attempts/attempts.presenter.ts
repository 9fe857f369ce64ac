import { type AttemptQuestion, attemptStatus, type LearnerQuiz } from '@lectern/contract/attempts/attempt'
import type { Allowance } from '@lectern/contract/attempts/rules/allowance'
import { leftSeconds } from '@lectern/contract/attempts/rules/attempt-clock'
import { nextStart, type PastAttempts } from '@lectern/contract/attempts/rules/next-start'
import type { PracticeAccess } from '@lectern/contract/attempts/rules/practice-access'
import { type ResultFacts, showResult } from '@lectern/contract/attempts/rules/show-result'
import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import type { Arrangement, Grade } from '@lectern/contract/quizzes/question-types/question-type'
import {
  publicQuestion,
  type Question,
  questionTypeOf,
} from '@lectern/contract/quizzes/question-types/registry'
import { quizTypeRules } from '@lectern/contract/quizzes/quiz-types/quiz-type-rules'
import {
  checkResult,
  numerationType,
  type QuizSettings,
  startType,
  timerType,
} from '@lectern/contract/quizzes/quiz-settings'
import type { ShownStartInfo } from '@lectern/contract/quizzes/style/start-info'
import { showStart } from '@lectern/contract/quizzes/style/rules/show-start'
import { showStyle } from '@lectern/contract/quizzes/style/rules/show-style'
import type { ResultDetail } from '@lectern/contract/quizzes/result-detail'
import type { QuizHead } from '../quizzes/index.ts'
import type { AnswerRow, AttemptRow } from './attempts.repository.ts'
import type { QuestionState } from './attempts.tables.ts'
import { isStartedWithout } from './competition/refuse-competition.ts'
import { type EarlierPractice, presentOpening } from './openings/practice-openings.ts'
import { secondsOf } from './clocks/start-question-clock.ts'
import { presentAttempt, seesPoints } from './results/present-attempt.ts'
import { hideMarks, settledGradeOf } from './rework/settled-grades.ts'
import { presentAllowance } from './exceptions/allowances.ts'

type Viewer = ResultFacts['viewer']

/** How a quiz is taken (document 002 §3, "Quiz"). */
export const presentTaking = (settings: QuizSettings) => ({
  is_name_enabled: settings.is_name_enabled,
  start_type: settings.start_type,
  full_screen_type: settings.full_screen_type,
  estimate: settings.estimate,
  questions_display_type_id: settings.questions_display_type_id,
  questions_numeration_type_id: settings.questions_numeration_type_id,
  navigation_type_id: settings.navigation_type_id,
  return_to_previous_type: settings.return_to_previous_type,
  reanswer_type: settings.reanswer_type,
  finish_type_id: settings.finish_type_id,
  is_allow_clear: settings.is_allow_clear,
  type_show_question_result_attempt: { id: settings.question_result_type_id },
  options: { timer_type: settings.timer_type, timer_duration: settings.timer_duration },
  pass_percent: settings.estimate.is_on ? settings.pass_percent : null,
  result_detail: settings.result_detail,
})

/** What is known of one person at one quiz. */
export interface Standing {
  readonly attempt: AttemptRow
  readonly total: number
  readonly hasPassed: boolean
}

/** A standing, as far as another start depends on it. */
export const pastOf = ({ attempt, total, hasPassed }: Standing): PastAttempts => ({
  total,
  hasPassed,
  last: attempt,
})

/** What counts for one learner at a practice. */
export interface LearnerTerms {
  readonly allowance: Allowance
  readonly access: PracticeAccess
  /** What they have to pass before, where they still have to. */
  readonly earlier: EarlierPractice | null
}

/** A quiz as one learner meets it before the questions. */
export const presentLearnerQuiz = (
  quiz: QuizHead,
  standing: Standing | null,
  now: Date,
  terms: LearnerTerms,
): LearnerQuiz => {
  const { settings } = quiz
  const { allowance, access, earlier } = terms
  return {
    id: quiz.id,
    name: quiz.name,
    type: quiz.type,
    questions_count: quiz.questionsCount,
    ...presentTaking(settings),
    start_info: settings.start_type === startType.page ? presentStartPage(quiz.startInfo) : null,
    style: showStyle(quiz.style, quiz.questionsCount),
    ...presentLimit(settings, allowance, standing?.total ?? 0),
    ...presentStart(quiz, standing, now, terms),
    ...presentOpening(access, earlier, now),
    exception: presentAllowance(allowance, settings),
    versioning_type_id: 3,
    finalize: standing?.attempt.statusId === attemptStatus.rework,
    attempt: standing ? presentAttempt(standing.attempt, settings, 'learner', now) : null,
    last_attempt_id: standing?.attempt.id ?? null,
  }
}

/** Whether another attempt may begin, when, and whether it does so by itself. */
const presentStart = (
  quiz: QuizHead,
  standing: Standing | null,
  now: Date,
  { allowance, access }: LearnerTerms,
) => {
  const isRunning = standing?.attempt.statusId === attemptStatus.inProcess
  const start = nextStart(quiz.settings, standing && pastOf(standing), now, allowance.extraAttempts)
  const isOpen = access.state === 'open' && !isStartedWithout(quiz, access, now)
  const mayStart = !isRunning && isOpen && start.may && quiz.questionsCount > 0
  return {
    can_start_attempt: mayStart,
    starts_by_itself: mayStart && standing === null && startsByItself(quiz),
    can_start_at: !isRunning && 'at' in start ? start.at.toISOString() : null,
  }
}

/** A timer never begins without a press. */
const startsByItself = ({ type, settings }: QuizHead): boolean =>
  quizTypeRules(type).startsByItself && settings.timer_type === timerType.none

const presentStartPage = (info: QuizHead['startInfo']): ShownStartInfo | null => {
  if (!info) return null
  const { html, text: _text, ...button } = info
  return showStart(button, html)
}

const presentLimit = (settings: QuizSettings, { extraAttempts }: Allowance, total: number) => {
  const limit = settings.attempts_limit === null ? null : settings.attempts_limit + extraAttempts
  const left = limit === null ? null : Math.max(0, limit - total)
  return {
    attempts_limit: limit,
    attempts_left: left,
    is_run_out_of_attempts: left === 0,
    attempt_limit_text: left === 0 ? settings.attempt_limit_text : '',
  }
}

/** What the questions of one attempt are shown from. */
export interface AttemptMaterial {
  readonly attempt: AttemptRow
  readonly questions: readonly Question[]
  readonly settings: Pick<
    QuizSettings,
    | 'result_detail'
    | 'question_result_type_id'
    | 'questions_numeration_type_id'
    | 'questions_display_type_id'
    | 'estimate'
  >
  readonly answers: readonly AnswerRow[]
  readonly viewer: Viewer
  /** The asking device, whose last taken number it wants to know. */
  readonly device: string | null
  readonly now: Date
}

/** The questions of an attempt in their order, each with the stored answer and what its viewer may know of it. */
export const presentQuestions = (material: AttemptMaterial): AttemptQuestion[] => {
  const answers = new Map(material.answers.map((row) => [row.questionId, row]))
  return material.questions.map((question, index) =>
    presentQuestion(material, question, answers.get(question.id) ?? null, index + 1),
  )
}

const presentQuestion = (
  material: AttemptMaterial,
  question: Question,
  stored: AnswerRow | null,
  number: number,
): AttemptQuestion => {
  const { attempt, settings, viewer, device, now } = material
  const isNumbered = settings.questions_numeration_type_id === numerationType.numbered
  const endsAt = attempt.questionStates[question.id]?.ends_at
  const isClocked = attempt.finishedAt === null && endsAt !== undefined
  return {
    question: formFor(material, question),
    number: isNumbered || viewer === 'staff' ? number : null,
    seq: device === null ? 0 : (stored?.taken[device] ?? 0),
    saved_at: stored?.savedAt.toISOString() ?? null,
    left_time_in_seconds: isClocked ? leftSeconds(new Date(endsAt), now) : null,
    ...presentState(material, question, stored?.answer ?? null),
  }
}

/** Whether an answer may still change, and as much of its result as its viewer may see now. */
export const presentState = (
  { attempt, settings, viewer, now }: Pick<AttemptMaterial, 'attempt' | 'settings' | 'viewer' | 'now'>,
  question: Question,
  answer: Answer | null,
) => {
  const state = attempt.questionStates[question.id] ?? {}
  const isFinished = attempt.finishedAt !== null
  const isChecked = !isFinished && state.is_checked === true
  const shown = showResult({
    viewer,
    isFinished: isFinished || isChecked,
    detail: isFinished ? settings.result_detail : checkDetail(settings),
    question,
    arrangement: arrangementOf(attempt, question),
    answer,
    grade: gradeOf(attempt, question, answer, viewer),
  })
  const hidesPoints = viewer === 'learner' && !seesPoints(settings)
  return {
    is_final: !isFinished && isFinal(state, now),
    viewed_result: isChecked,
    ...shown,
    ...(hidesPoints && { result: { ...shown.result, points: null, max_points: null } }),
  }
}

/** Nothing of the answer changes any more: it is final, or its own time is over. */
const isFinal = ({ final_at, ends_at }: QuestionState, now: Date): boolean =>
  final_at !== undefined || (ends_at !== undefined && now >= new Date(ends_at))

/** How much "Check" shows of one question while the attempt runs. */
const checkDetail = ({
  question_result_type_id: type,
}: Pick<QuizSettings, 'question_result_type_id'>): ResultDetail =>
  type === checkResult.full ? 'full_information' : 'only_correct_or_not_question'

/** The stored grade of a finished attempt; staff see a running one as it would be marked now, learners what they checked. */
const gradeOf = (
  attempt: AttemptRow,
  question: Question,
  answer: Answer | null,
  viewer: Viewer,
): Grade | null => {
  const kept = settledGradeOf(viewer === 'staff' ? attempt : hideMarks(attempt), question.id)
  if (kept) return kept
  const isShown = viewer === 'staff' || attempt.questionStates[question.id]?.is_checked === true
  return answer && isShown ? questionTypeOf(question).grade(question, answer) : null
}

/** The dice of one question as they were rolled when the attempt started. */
export const arrangementOf = (attempt: Pick<AttemptRow, 'arrangements'>, question: Question): Arrangement => {
  const arrangement = attempt.arrangements[question.id]
  if (!arrangement) throw new Error(`Question ${question.id} was not arranged for this attempt.`)
  return arrangement
}

/** The public form; of a question whose own time has not begun a learner gets nothing to read. */
const formFor = (
  { attempt, settings, viewer }: AttemptMaterial,
  question: Question,
): AttemptQuestion['question'] => {
  const seconds = secondsOf(settings, question)
  const hasBegun = attempt.finishedAt !== null || attempt.questionStates[question.id]?.ends_at !== undefined
  if (viewer === 'learner' && seconds !== null && !hasBegun)
    return { type: 'withheld', id: question.id, is_required: question.is_required, timer_duration: seconds }
  return publicQuestion.parse(questionTypeOf(question).toPublic(question, arrangementOf(attempt, question)))
}
