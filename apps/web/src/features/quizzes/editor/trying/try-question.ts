import {
  type PublicQuestion,
  publicQuestion,
  type Question,
  questionTypeOf,
} from '@lectern/contract/quizzes/question-types/registry'
import { type ShownResult, showResult } from '@lectern/contract/attempts/rules/show-result'
import type { QuestionResult } from '@lectern/contract/attempts/attempt'
import type { ResultDetail } from '@lectern/contract/quizzes/result-detail'
import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import { noAnswer } from '@lectern/contract/quizzes/question-types/shared/no-answer'
import type { Arrangement } from '@lectern/contract/quizzes/question-types/question-type'
import type { QuizContent } from '@lectern/contract/quizzes/quiz'

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

/** An answer as it is marked, and as much of that as a learner sees. */
export interface TriedResult extends ShownResult {
  readonly marked: QuestionResult
}

/** Marks one answer as the server would, and shows it as to a learner who has finished. */
export const gradeTry = (
  { full, arrangement }: TriedQuestion,
  answer: Answer,
  detail: ResultDetail,
): TriedResult => {
  const type = questionTypeOf(full)
  const read = type.readAnswer(full, arrangement, answer)
  const sent = 'answer' in read ? read.answer : noAnswer
  const given = sent.length > 0 ? sent : type.untouched(full, arrangement)
  const isReady = type.validate(full, arrangement, given) === null
  const facts = {
    isFinished: true,
    question: full,
    arrangement,
    answer: given,
    grade: type.grade(full, isReady ? given : noAnswer),
  }
  return {
    ...showResult({ ...facts, viewer: 'learner', detail }),
    marked: showResult({ ...facts, viewer: 'staff', detail }).result,
  }
}
