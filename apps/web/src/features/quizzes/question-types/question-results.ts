import type { ComponentType } from 'react'
import { defineQuestionResult } from './define-question-result.tsx'
import { MultipleAnswerResult } from './multiple-answer/result.tsx'
import type { QuestionSlug, ResultProps } from './question-view.ts'
import { SingleAnswerResult } from './single-answer/result.tsx'

/**
 * How every question type looks when its attempt is finished, by slug; apart from the players, because it is loaded with
 * the first result. Total: a slug without an entry does not compile.
 */
export const questionResults: { readonly [Slug in QuestionSlug]: ComponentType<ResultProps> } = {
  single_answer: defineQuestionResult('single_answer', SingleAnswerResult),
  multiple_answer: defineQuestionResult('multiple_answer', MultipleAnswerResult),
}
