import { z } from 'zod'
import { styledButtons } from './quiz-style.ts'

const value = z.string().optional()

/** Names and values of CSS, made of checked numbers and colours alone. */
export const buttonCss = z.object({
  background: value,
  color: value,
  fontSize: value,
  fontWeight: value,
  borderColor: value,
  borderWidth: value,
  borderRadius: value,
  boxShadow: value,
  margin: value,
  paddingBlock: value,
  paddingInline: value,
})
export type ButtonCss = z.infer<typeof buttonCss>

/** Custom properties of CSS. */
export const cssVariables = z.record(z.templateLiteral(['--', z.string()]), z.string())
export type CssVariables = z.infer<typeof cssVariables>

/** A button of a quiz as learners get it: its words, and its look as properties that the server made. */
export const shownButton = z.object({
  title: z.string().optional(),
  /** Of "next" and "answer" while the question has no answer, of "finish" before the last question. */
  titleAlternative: z.string().optional(),
  look: buttonCss,
})
export type ShownButton = z.infer<typeof shownButton>

export const groundThemes = ['light', 'dark'] as const
export type GroundTheme = (typeof groundThemes)[number]

/** The style of a quiz as learners get it; null where the author left everything as it is. */
export const shownStyle = z
  .object({
    layout: z.object({
      background: z.string().optional(),
      /** The theme of what stands on the ground, where the reader's own could not be read there. */
      theme: z.enum(groundThemes).optional(),
    }),
    /** The same of the cards. */
    card: z.object({ theme: z.enum(groundThemes).optional() }),
    /** What is set, by name: the sheet has a rule for each. */
    parts: z.string(),
    /** Custom properties for the root of the practice. */
    properties: cssVariables,
    buttons: z.partialRecord(z.enum(styledButtons), shownButton),
  })
  .nullable()
export type ShownStyle = z.infer<typeof shownStyle>
