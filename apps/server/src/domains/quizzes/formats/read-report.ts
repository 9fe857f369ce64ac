import { z } from 'zod'
import { fileReport } from '@lectern/contract/quizzes/formats/file-report'

/** What the reader of a file leaves: its questions with stand-ins for pictures, and where those lie. */
export const readReport = fileReport.omit({ questions: true }).extend({
  questions: z.array(fileReport.shape.questions.element.omit({ number: true, pictures_count: true })),
  pictures: z.array(z.object({ uuid: z.string(), path: z.string(), name: z.string() })),
})
export type ReadReport = z.infer<typeof readReport>
