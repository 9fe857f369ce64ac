import { z } from 'zod'
import { multipleAnswer } from './multiple-answer/index.ts'
import type { QuestionType } from './define-question-type.ts'
import { singleAnswer } from './single-answer/index.ts'
import type { QuestionSlug } from './slugs.ts'

/** Every question type, by slug. Total: a slug without an entry does not compile. */
export const questionTypes = {
  single_answer: singleAnswer,
  multiple_answer: multipleAnswer,
} satisfies { [Slug in QuestionSlug]: QuestionType<Slug> }

/** A full question of any type, key included. Never part of a learner's reply. */
export const question = z.discriminatedUnion('type', [
  questionTypes.single_answer.question,
  questionTypes.multiple_answer.question,
])
export type Question = z.infer<typeof question>

/** A question of any type as a learner sees it. */
export const publicQuestion = z.discriminatedUnion('type', [
  questionTypes.single_answer.publicQuestion,
  questionTypes.multiple_answer.publicQuestion,
])
export type PublicQuestion = z.infer<typeof publicQuestion>

/** The type of a question, as the registry's form that takes any of them. */
export const questionTypeOf = (one: { type: QuestionSlug }): QuestionType => questionTypes[one.type]
