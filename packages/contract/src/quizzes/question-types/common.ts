import { z } from 'zod'
import { clientKey } from '../../kernel/ids.ts'

export const questionLimits = {
  name: 2_000,
  description: 20_000,
  optionText: 2_000,
  options: 50,
  points: 1_000,
} as const

/** Fields that every question has, key or no key (document 002 §3). */
export const questionHead = {
  id: clientKey,
  name: z.string().max(questionLimits.name),
  description: z.string().max(questionLimits.description).default(''),
  is_required: z.boolean().default(true),
}

/** Fields that only author and grader see, beside the key of the type. */
export const questionTail = {
  /** Earned only for a fully right answer. */
  points: z.number().min(0).max(questionLimits.points).multipleOf(0.01).default(1),
  /** Shown after answering, when the quiz shows results. */
  comment: z.string().max(questionLimits.description).default(''),
}

export const option = z.object({
  id: clientKey,
  text: z.string().max(questionLimits.optionText),
  is_correct: z.boolean(),
})
export type Option = z.infer<typeof option>

export const publicOption = z.object({ id: clientKey, text: z.string() })
