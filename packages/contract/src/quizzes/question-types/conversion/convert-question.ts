import { question as anyQuestion, type Question } from '../registry.ts'
import type { QuestionSlug } from '../slugs.ts'
import { questionBase, type ConversionContext, type ConversionForm, type Loss } from './conversion-forms.ts'
import {
  openConversions,
  optionConversions,
  scaleConversions,
  tableConversions,
  typedConversions,
} from './conversions.ts'

/** A question as one of another type, and what that type cannot hold of it. */
export interface Conversion {
  readonly slug: QuestionSlug
  readonly question: Question
  readonly losses: readonly Loss[]
}

type Relative<Form> = ConversionForm<Question, Form> & { readonly slug: QuestionSlug }

const among = <Form>(
  relatives: readonly Relative<Form>[],
  from: Question,
  context: ConversionContext,
): Conversion[] => {
  const read = relatives.find(({ slug }) => slug === from.type)?.read(from, context)
  if (!read) return []
  return relatives
    .filter(({ slug }) => slug !== from.type)
    .flatMap(({ slug, write }) => {
      const written = write?.(questionBase.parse(from), read.made, context)
      if (!written) return []
      const losses = [...read.losses, ...written.losses].filter(({ count }) => count > 0)
      return [{ slug, question: anyQuestion.parse(written.made), losses }]
    })
}

/** Every type that a question can become. What both types hold stays as it is, keys included. */
export const conversionsOf = (from: Question, context: ConversionContext): Conversion[] => [
  ...among(optionConversions, from, context),
  ...among(tableConversions, from, context),
  ...among(scaleConversions, from, context),
  ...among(typedConversions, from, context),
  ...among(openConversions, from, context),
]
