import { z } from 'zod'
import { locales } from '@lectern/contract/kernel/locales'
import { lessonFileFormats } from '@lectern/contract/lessons/formats/read-lesson-file'
import { lesson } from '@lectern/contract/lessons/lesson'

/** What the writer of a lesson is given first. */
export const givenLesson = z.object({
  format: z.enum(lessonFileFormats),
  lesson,
  /** The address of the school. */
  origin: z.string(),
  locale: z.enum(locales),
  /** Where the words of the web's build lie. */
  textsFolder: z.string(),
})
export type GivenLesson = z.infer<typeof givenLesson>

/** A picture that the writer is given after the lesson; its bytes lie at `source` of the writer's folder. */
export const givenPicture = z.object({
  uuid: z.string(),
  source: z.string(),
  path: z.string(),
  mimeType: z.string(),
  width: z.number(),
  height: z.number(),
})
export type GivenPicture = z.infer<typeof givenPicture>
