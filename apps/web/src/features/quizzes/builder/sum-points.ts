import { noAnswer } from '@lectern/contract/quizzes/question-types/shared/no-answer'
import { type Question, questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'

/** What can be earned with the questions that learners see: those that are ready and scored. */
export const sumPoints = (questions: readonly Question[]): number =>
  questions.reduce((sum, question) => {
    const type = questionTypeOf(question)
    if (type.findIssues(question).length > 0) return sum
    return Math.round((sum + type.grade(question, noAnswer).max_points) * 100) / 100
  }, 0)
