import { z } from 'zod'

/** Words of a page that its owner writes where they stand; empty ones are not shown. */
export const words = (most: number) => z.string().trim().max(most)
export const someWords = (most: number) => words(most).min(1)

/** Questions that visitors ask themselves before they join, each with its answer. */
export const doubtList = (limits: {
  readonly doubts: number
  readonly question: number
  readonly answer: number
}) =>
  z
    .array(z.strictObject({ question: someWords(limits.question), answer: someWords(limits.answer) }))
    .max(limits.doubts)
export type Doubt = z.infer<ReturnType<typeof doubtList>>[number]
