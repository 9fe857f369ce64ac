import {
  type Attempt,
  type AttemptQuestion,
  attemptStatus,
  type LearnerQuiz,
} from '@lectern/contract/attempts/attempt'
import { type ResultFacts, showResult } from '@lectern/contract/attempts/rules/show-result'
import type { Arrangement, Grade } from '@lectern/contract/quizzes/question-types/question-type'
import {
  publicQuestion,
  type Question,
  questionTypeOf,
} from '@lectern/contract/quizzes/question-types/registry'
import type { ResultDetail } from '@lectern/contract/quizzes/result-detail'
import type { QuizHead } from '../quizzes/index.ts'
import type { AnswerRow, AttemptRow } from './attempts.repository.ts'

type Viewer = ResultFacts['viewer']

/** An attempt; a learner sees its points only when the quiz shows more than the own answers. */
export const presentAttempt = (row: AttemptRow, detail: ResultDetail, viewer: Viewer): Attempt => {
  const showsPoints = viewer === 'staff' || (row.finishedAt !== null && detail !== 'simple_answer')
  return {
    id: row.id,
    root_id: row.rootId ?? row.id,
    quiz_id: row.quizId,
    lesson_id: row.lessonId,
    status_id: row.statusId,
    scores: showsPoints ? row.scores : null,
    max_scores: showsPoints ? row.maxScores : null,
    started_at: row.startedAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
    finished: row.finishedAt !== null,
  }
}

/** A quiz as one learner meets it before the questions. */
export const presentLearnerQuiz = (
  quiz: QuizHead,
  standing: { attempt: AttemptRow; total: number } | null,
): LearnerQuiz => {
  const { settings } = quiz
  const running = standing?.attempt.statusId === attemptStatus.inProcess
  const left =
    settings.attempts_limit === null ? null : Math.max(0, settings.attempts_limit - (standing?.total ?? 0))
  return {
    id: quiz.id,
    name: quiz.name,
    type: quiz.type,
    questions_count: quiz.questionsCount,
    questions_display_type_id: settings.questions_display_type_id,
    pass_percent: settings.pass_percent,
    result_detail: settings.result_detail,
    attempts_limit: settings.attempts_limit,
    attempts_left: left,
    can_start_attempt: !running && left !== 0 && quiz.questionsCount > 0,
    is_run_out_of_attempts: left === 0,
    attempt: standing ? presentAttempt(standing.attempt, settings.result_detail, 'learner') : null,
    last_attempt_id: standing?.attempt.id ?? null,
  }
}

/** What the questions of one attempt are shown from. */
export interface AttemptMaterial {
  readonly attempt: AttemptRow
  readonly questions: readonly Question[]
  readonly detail: ResultDetail
  readonly answers: readonly AnswerRow[]
  readonly viewer: Viewer
  /** The asking device, whose last taken number it wants to know. */
  readonly device: string | null
}

/** The questions of an attempt in their order, each with the stored answer and what its viewer may know of it. */
export const presentQuestions = (material: AttemptMaterial): AttemptQuestion[] => {
  const answers = new Map(material.answers.map((row) => [row.questionId, row]))
  return material.questions.map((question, index) =>
    presentQuestion(material, question, answers.get(question.id) ?? null, index + 1),
  )
}

const presentQuestion = (
  { attempt, detail, viewer, device }: AttemptMaterial,
  question: Question,
  stored: AnswerRow | null,
  number: number,
): AttemptQuestion => {
  const arrangement = arrangementOf(attempt, question)
  return {
    question: publicForm(question, arrangement),
    number,
    seq: device === null ? 0 : (stored?.taken[device] ?? 0),
    saved_at: stored?.savedAt.toISOString() ?? null,
    ...showResult({
      viewer,
      isFinished: attempt.finishedAt !== null,
      detail,
      question,
      arrangement,
      answer: stored?.answer ?? null,
      grade: gradeOf(attempt, question, stored, viewer),
    }),
  }
}

/** The stored grade of a finished attempt; staff see a running one as it would be marked now. */
const gradeOf = (
  attempt: AttemptRow,
  question: Question,
  stored: AnswerRow | null,
  viewer: Viewer,
): Grade | null => {
  const kept = attempt.grades?.[question.id]
  if (kept) return kept
  return stored && viewer === 'staff' ? questionTypeOf(question).grade(question, stored.answer) : null
}

/** The dice of one question as they were rolled when the attempt started. */
export const arrangementOf = (attempt: Pick<AttemptRow, 'arrangements'>, question: Question): Arrangement => {
  const arrangement = attempt.arrangements[question.id]
  if (!arrangement) throw new Error(`Question ${question.id} was not arranged for this attempt.`)
  return arrangement
}

const publicForm = (question: Question, arrangement: Arrangement): AttemptQuestion['question'] =>
  publicQuestion.parse(questionTypeOf(question).toPublic(question, arrangement))
