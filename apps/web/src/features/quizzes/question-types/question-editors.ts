import { multipleAnswerEditor } from './multiple-answer/question-editor.ts'
import type { QuestionEditor } from './question-editor.ts'
import type { QuestionSlug } from './question-view.ts'
import { singleAnswerEditor } from './single-answer/question-editor.ts'

/** How every question type is written, by slug. Total: a slug without an entry does not compile. */
export const questionEditors: { readonly [Slug in QuestionSlug]: QuestionEditor<Slug> } = {
  single_answer: singleAnswerEditor,
  multiple_answer: multipleAnswerEditor,
}
