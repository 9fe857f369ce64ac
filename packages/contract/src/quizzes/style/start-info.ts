import { z } from 'zod'
import { richText } from '../../kernel/rich-text.ts'
import { hexColor } from '../../schools/schools.ts'
import { cssVariables } from './shown-style.ts'
import { styleLimits } from './quiz-style.ts'

/** Where the button of a start page stands. */
export const startSides = ['start', 'center', 'end'] as const
export type StartSide = (typeof startSides)[number]

const startButton = {
  buttonText: z.string().trim().min(1).max(styleLimits.title).optional(),
  color: hexColor.optional(),
  background: hexColor.optional(),
  /** Its ground under the pointer. */
  hover: hexColor.optional(),
  padding: z.int().min(0).max(styleLimits.padding.max).optional(),
  margin: z.int().min(0).max(styleLimits.margin.max).optional(),
  justifyContent: z.enum(startSides).optional(),
}

/** Characters of the text, as it is stored. */
const mostText = 60_000

/** A start page of the author: what stands above the facts, and its button (document 002 §3, start_info). */
export const startInfo = z.strictObject({
  text: richText.refine((text) => JSON.stringify(text).length <= mostText, 'too_long'),
  ...startButton,
})
export type StartInfo = z.infer<typeof startInfo>

/** The same as learners get it: the text as HTML that the server made of it, the button as CSS. */
export const shownStartInfo = z.object({
  text: z.string(),
  buttonText: z.string().optional(),
  look: cssVariables,
})
export type ShownStartInfo = z.infer<typeof shownStartInfo>
