import { z } from 'zod'
import { outFormats } from '@lectern/contract/quizzes/formats/file-formats'
import { question } from '@lectern/contract/quizzes/question-types/registry'

/** What the writer of a quiz is given first. */
export const givenQuiz = z.object({
  format: z.enum(outFormats),
  name: z.string(),
  questions: z.array(question),
})
export type GivenQuiz = z.infer<typeof givenQuiz>

/** A picture that the writer is given after the quiz; its bytes lie at `path` of the writer's folder. */
export const givenPicture = z.object({
  uuid: z.string(),
  path: z.string(),
  name: z.string(),
  mimeType: z.string(),
  width: z.number(),
  height: z.number(),
})
export type GivenPicture = z.infer<typeof givenPicture>
