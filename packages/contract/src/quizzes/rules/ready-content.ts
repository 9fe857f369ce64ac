import { questionTypeOf } from '../question-types/registry.ts'
import type { QuizContent, QuizIssue } from '../quiz.ts'

/** What keeps each question from being shown to learners. */
export const findContentIssues = (content: QuizContent): QuizIssue[] =>
  content.questions.flatMap((question) =>
    questionTypeOf(question)
      .findIssues(question)
      .map((issue) => ({ question_id: question.id, ...issue })),
  )

/**
 * What learners get of a quiz that is being edited: every question without an issue as it is now, every question with
 * one as it was when it last had none. A question that was never ready is left out, so that half a sentence never
 * reaches an exam.
 *
 * @param ready what learners got before this change
 */
export const readyContent = (content: QuizContent, ready: QuizContent): QuizContent => {
  const earlier = new Map(ready.questions.map((question) => [question.id, question]))
  return {
    version: 1,
    questions: content.questions.flatMap((question) => {
      if (questionTypeOf(question).findIssues(question).length === 0) return [question]
      const last = earlier.get(question.id)
      return last ? [last] : []
    }),
  }
}
