import { z } from 'zod'

/** What a type makes of many answers beside their counts; what it does not make is absent. */
export const answerFigures = z.object({
  /** Of a scale: where the answers lie in the middle. */
  mean: z.object({ value: z.number(), least: z.number(), most: z.number() }).optional(),
  /** Of a recommendation, in per cent: promoters (9, 10), detractors (0 to 6), those between, and the difference. */
  promoters: z
    .object({ score: z.number(), promoters: z.number(), passives: z.number(), detractors: z.number() })
    .optional(),
  /** Of a questionnaire: for every letter how many of its statements are answered as it counts, on average. */
  letters: z
    .array(z.object({ letter: z.string(), name: z.string(), average: z.number(), count_questions: z.int() }))
    .optional(),
})
export type AnswerFigures = z.infer<typeof answerFigures>
