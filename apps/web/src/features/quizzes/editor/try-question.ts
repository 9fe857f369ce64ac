import {
  type PublicQuestion,
  publicQuestion,
  type Question,
  questionTypeOf,
} from '@lectern/contract/quizzes/question-types/registry'
import type { Arrangement, Grade } from '@lectern/contract/quizzes/question-types/question-type'
import type { QuestionResult, ResultRow } from '@lectern/contract/attempts/attempt'
import type { QuizContent } from '@lectern/contract/quizzes/quiz'
import type { Answer } from '../question-types/answer.ts'

/** A question as a learner would get it now. */
export interface TriedQuestion {
  full: Question
  shown: PublicQuestion
  arrangement: Arrangement
}

/** The questions that learners would see, with chance rolled once for this try. */
export const startTry = (content: QuizContent, random: () => number): TriedQuestion[] =>
  content.questions
    .filter((full) => questionTypeOf(full).findIssues(full).length === 0)
    .map((full) => {
      const arrangement = questionTypeOf(full).arrange(full, random)
      return {
        full,
        arrangement,
        shown: publicQuestion.parse(questionTypeOf(full).toPublic(full, arrangement)),
      }
    })

export interface TriedResult {
  grade: Grade | undefined
  rows: ResultRow[]
  result: QuestionResult
}

/** Marks one answer as the server would; everything is shown, as to an author. */
export const gradeTry = ({ full, arrangement }: TriedQuestion, answer: Answer): TriedResult => {
  const type = questionTypeOf(full)
  const stored = type.readAnswer(full, arrangement, answer)
  const isAnswered = stored !== null && type.validate(full, arrangement, stored) === null
  const grade = isAnswered ? type.grade(full, stored) : undefined
  const key = type.key(full).answer_ids
  const state = stateOf(grade)
  return {
    grade,
    rows: answer.answer_ids.map((id) => ({
      quiz_question_id: full.id,
      quiz_answer_id: id,
      text_answer: null,
      is_correct: key.length > 0 ? key.includes(id) : null,
    })),
    result: {
      state,
      points: grade?.points ?? 0,
      max_points: grade?.max_points ?? null,
      correct_answers: [...key],
      comment: full.comment === '' ? null : full.comment,
    },
  }
}

const stateOf = (grade: Grade | undefined): QuestionResult['state'] => {
  if (!grade) return 'skipped'
  return grade.correctness === 'unscored' ? 'answered' : grade.correctness
}
