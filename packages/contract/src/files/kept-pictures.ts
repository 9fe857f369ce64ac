import { z } from 'zod'

/** What a picture beside the files is for. */
export const pictureUses = [
  'course_cover',
  'lesson_cover',
  'lesson_preview',
  'front_page',
  'school_logo',
  'portrait',
] as const

/** A cover, logo or portrait: kept beside the files, changed where it is shown. */
export const keptPicture = z.object({
  use: z.enum(pictureUses),
  /** Whether the reader may open its place. A closed place counts, without its picture, title and link. */
  is_open: z.boolean(),
  url: z.string().nullable(),
  /** Of the course, lesson, school or person. */
  title: z.string(),
  link: z.string().nullable(),
})
export type KeptPicture = z.infer<typeof keptPicture>

/** A picture whose place the reader may not open. */
export const closedPicture = (use: KeptPicture['use']): KeptPicture => ({
  ...{ use, is_open: false },
  ...{ url: null, title: '', link: null },
})

/** Bytes of a picture before it is written in base64. */
export const sentPictureBytes = 1024 * 1024

/** A picture that is to be kept beside the files. */
export const sentPicture = z.strictObject({
  /** JPEG, PNG or WebP in base64, with or without `data:…;base64,` before it. */
  image: z.string().min(1).max(1_400_000),
})
