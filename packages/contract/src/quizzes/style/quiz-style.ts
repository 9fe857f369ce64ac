import { z } from 'zod'
import { hexColor } from '../../schools/schools.ts'

/** What sizes a style may ask for, in pixels unless said otherwise. */
export const styleLimits = {
  textSize: { min: 12, max: 40 },
  /** Per cent of the size. */
  lineHeight: { min: 100, max: 240 },
  buttonSize: { min: 12, max: 28 },
  borderWidth: { min: 0, max: 4 },
  radius: { min: 0, max: 32 },
  margin: { min: 0, max: 40 },
  padding: { min: 0, max: 40 },
  title: 40,
  templates: 100,
  templateName: 80,
} as const

/** The fonts that the product ships, by what they are for. */
export const styleFamilies = ['interface', 'reading', 'code'] as const
export type StyleFamily = (typeof styleFamilies)[number]

export const styleWeights = [400, 500, 600] as const

export const styleShadows = ['none', 'soft', 'raised'] as const
export type StyleShadow = (typeof styleShadows)[number]

/** The buttons that a quiz shows (document 002 §3, "Button style"). */
export const styledButtons = ['next', 'answer', 'back', 'finish', 'check', 'clear'] as const
export type StyledButton = (typeof styledButtons)[number]

/** Which texts of a question have settings of their own (document 002 §3, "Quiz style"). */
export const styledTexts = ['question_text', 'number', 'answers', 'statements'] as const
export type StyledText = (typeof styledTexts)[number]

const within = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.int().min(min).max(max).optional()

const weight = z.literal([...styleWeights]).optional()

export const textStyle = z.strictObject({
  color: hexColor.optional(),
  size: within(styleLimits.textSize),
  family: z.enum(styleFamilies).optional(),
  weight,
  height: within(styleLimits.lineHeight),
})
export type TextStyle = z.infer<typeof textStyle>

const title = z.string().trim().min(1).max(styleLimits.title).optional()

export const buttonStyle = z.strictObject({
  background: hexColor.optional(),
  font: z
    .strictObject({ color: hexColor.optional(), size: within(styleLimits.buttonSize), weight })
    .optional(),
  border: z
    .strictObject({
      color: hexColor.optional(),
      width: within(styleLimits.borderWidth),
      radius: within(styleLimits.radius),
    })
    .optional(),
  shadow: z.enum(styleShadows).optional(),
  title,
  /** Of "next" and "answer" while the question has no answer, of "finish" before the last question. */
  titleAlternative: title,
  /** Where the quiz has a single question. */
  titleOneQuestion: title,
  /** Around it, on all sides. */
  margin: within(styleLimits.margin),
  padding: z
    .strictObject({ block: within(styleLimits.padding), inline: within(styleLimits.padding) })
    .optional(),
})
export type ButtonStyle = z.infer<typeof buttonStyle>

/** How a quiz looks to its learners; what is absent looks as the product does (document 002 §3, "Quiz style"). */
export const quizStyle = z.strictObject({
  layout: z.strictObject({ background: hexColor.optional() }).optional(),
  question_text: textStyle.optional(),
  number: textStyle.optional(),
  answers: textStyle.optional(),
  statements: textStyle.optional(),
  /** Of the card of a question. */
  bg_color: hexColor.optional(),
  /** Of an option to choose. */
  blockColor: hexColor.optional(),
  /** Of what answers are given to: statements, gaps, places. */
  blockColor2: hexColor.optional(),
  buttons: z.partialRecord(z.enum(styledButtons), buttonStyle).optional(),
})
export type QuizStyle = z.infer<typeof quizStyle>
