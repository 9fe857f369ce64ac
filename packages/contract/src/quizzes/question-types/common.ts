import { z } from 'zod'
import { clientKey } from '../../kernel/ids.ts'
import type { Issue } from './question-type.ts'

export const questionLimits = {
  name: 2_000,
  description: 20_000,
  optionText: 2_000,
  options: 50,
  binds: 500,
  points: 1_000,
} as const

/** Fields that every question has, key or no key (document 002 §3). */
export const questionHead = {
  id: clientKey,
  name: z.string().max(questionLimits.name),
  description: z.string().max(questionLimits.description).default(''),
  is_required: z.boolean().default(true),
}

type Head = z.infer<z.ZodObject<typeof questionHead>>

/** What every public form says of its question. */
export const headOf = ({ id, name, description, is_required }: Head): Head => ({
  id,
  name,
  description,
  is_required,
})

const points = z.number().min(0).max(questionLimits.points).multipleOf(0.01)

/** Points that one right part of an answer earns by itself. */
export const partPoints = points.default(0)

/** Fields that only author and grader see, beside the key of the type. */
export const questionTail = {
  /** Earned only for a fully right answer. */
  points: points.default(1),
  /** Shown after answering, when the quiz shows results. */
  comment: z.string().max(questionLimits.description).default(''),
}

/** What a new question of any type begins with; opinions earn no points. */
export const blankQuestion = (key: () => string, points = 1) => ({
  id: key(),
  name: '',
  description: '',
  is_required: true,
  points,
  comment: '',
})

export const option = z.object({
  id: clientKey,
  text: z.string().max(questionLimits.optionText),
  is_correct: z.boolean(),
  /** Earned when it is right and picked, whatever else is. */
  points: partPoints,
})
export type Option = z.infer<typeof option>

export const publicOption = z.object({ id: clientKey, text: z.string() })

/** The issues of a list of things to read: an empty one, two that read alike. */
export const findTextIssues = (
  things: readonly { readonly id: string; readonly text: string }[],
  codes: { readonly empty: string; readonly repeated: string },
): Issue[] => {
  const texts = things.map(({ text }) => text.trim())
  return things.flatMap(({ id }, index) => {
    if (texts[index] === '') return [{ code: codes.empty, at: id }]
    return texts.indexOf(texts[index] ?? '') === index ? [] : [{ code: codes.repeated, at: id }]
  })
}
