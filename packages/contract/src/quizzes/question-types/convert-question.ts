import {
  questionBase,
  type ConversionContext,
  type ConversionForms,
  type Converted,
  type Loss,
} from './conversion-forms.ts'
import type { QuestionType } from './define-question-type.ts'
import { question as anyQuestion, questionTypeOf, questionTypes, type Question } from './registry.ts'
import type { QuestionSlug } from './slugs.ts'

/** A question as one of another type, and what that type cannot hold of it. */
export interface Conversion {
  readonly slug: QuestionSlug
  readonly question: Question
  readonly losses: readonly Loss[]
}

const forms = ['options', 'table'] as const satisfies readonly (keyof ConversionForms)[]

const through = <F extends keyof ConversionForms>(
  form: F,
  from: Question,
  to: QuestionType,
  context: ConversionContext,
): Converted<unknown> | null => {
  const write = to.forms[form]?.write
  const read = questionTypeOf(from).forms[form]?.read(from, context)
  const written = read && write?.(questionBase.parse(from), read.made, context)
  return read && written ? { made: written.made, losses: [...read.losses, ...written.losses] } : null
}

/** Every type that a question can become, in the order of the types. What both types hold stays as it is, keys included. */
export const conversionsOf = (from: Question, context: ConversionContext): Conversion[] =>
  Object.values(questionTypes)
    .filter(({ slug }) => slug !== from.type)
    .flatMap((to) =>
      forms.flatMap((form) => {
        const converted = through(form, from, to, context)
        if (!converted) return []
        const losses = converted.losses.filter(({ count }) => count > 0)
        return [{ slug: to.slug, question: anyQuestion.parse(converted.made), losses }]
      }),
    )
