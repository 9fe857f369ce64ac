/** Types of a quiz as a whole (PRODUCT.md, "Question kinds"), as they are stored. */
export const quizTypes = [
  'default',
  'text_graphic_answer',
  'text_media_answer',
  'interview',
  'mmpi',
  'competition',
  'randomizer',
] as const
export type QuizType = (typeof quizTypes)[number]
