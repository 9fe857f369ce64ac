import { z } from 'zod'
import { question } from '../question-types/registry.ts'
import { noteCodes } from './note-codes.ts'
import { fileFormats } from './file-formats.ts'

const note = z.object({ code: z.enum(noteCodes), words: z.string() })

/** What a file holds, question by question. */
export const fileReport = z.object({
  format: z.enum(fileFormats),
  /** What is not of one question. */
  notes: z.array(note),
  questions: z.array(
    z.object({
      /** Its place in the file, from 1. */
      number: z.int(),
      name: z.string(),
      /** As ours; null where it is not taken. Pictures are those of the school only where they were kept. */
      made: question.nullable(),
      notes: z.array(note),
      pictures_count: z.int(),
    }),
  ),
  /** A document of text: its lines, for the reader of texts. */
  text: z.string().nullable(),
})
export type FileReport = z.infer<typeof fileReport>
export type ReportedQuestion = FileReport['questions'][number]
