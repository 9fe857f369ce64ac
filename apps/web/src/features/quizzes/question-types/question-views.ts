import { multipleAnswerView } from './multiple-answer/view.ts'
import type { QuestionSlug, QuestionView } from './question-view.ts'
import { singleAnswerView } from './single-answer/view.ts'

/** How every question type looks to a learner, by slug. Total: a slug without an entry does not compile. */
export const questionViews: { readonly [Slug in QuestionSlug]: QuestionView<Slug> } = {
  single_answer: singleAnswerView,
  multiple_answer: multipleAnswerView,
}
