import { z } from 'zod'

/** How the answers of one person count on one scale (document 002 §3, "mmpi_result.letter_results"). */
export const letterResult = z.object({
  letter: z.string(),
  name: z.string(),
  text: z.string(),
  /** How many of its statements were answered. */
  user_answered: z.int(),
  count_questions: z.int(),
  /** How many were answered as the scale counts, and how many the other way. */
  count_questions_correct: z.int(),
  count_questions_incorrect: z.int(),
})
export type LetterResult = z.infer<typeof letterResult>

/** What a type makes of an answer that is neither right nor wrong. */
export const questionReport = z.object({ letter_results: z.array(letterResult) })
export type QuestionReport = z.infer<typeof questionReport>
