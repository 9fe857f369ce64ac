import {
  type PublicQuestion,
  publicQuestion,
  type Question,
  questionTypeOf,
} from '@lectern/contract/quizzes/question-types/registry'
import { type ShownResult, showResult } from '@lectern/contract/attempts/rules/show-result'
import type { Answer } from '@lectern/contract/quizzes/question-types/answer'
import { noAnswer } from '@lectern/contract/quizzes/question-types/no-answer'
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

/** Marks one answer as the server would; everything is shown, as to an author. */
export const gradeTry = ({ full, arrangement }: TriedQuestion, answer: Answer): ShownResult => {
  const type = questionTypeOf(full)
  const read = type.readAnswer(full, arrangement, answer)
  const sent = 'answer' in read ? read.answer : noAnswer
  const given = sent.length > 0 ? sent : type.untouched(full, arrangement)
  const isReady = type.validate(full, arrangement, given) === null
  return showResult({
    viewer: 'staff',
    isFinished: true,
    detail: 'full_information',
    question: full,
    arrangement,
    answer: given,
    grade: type.grade(full, isReady ? given : noAnswer),
  })
}
