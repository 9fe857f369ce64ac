import { z } from 'zod'

/** The colour of the platform, for schools that chose none. */
export const platformColor = '#3965ff'

/** What a course is shown by wherever it is named: its own picture, else the one drawn from its title and the colour. */
export const courseCover = z.object({
  /** The own picture; null where one is drawn. */
  url: z.string().nullable(),
  /** The school's colour, `#rrggbb`. */
  color: z.string(),
})
export type CourseCover = z.infer<typeof courseCover>

/** The address of a wide picture that the school has kept, in its large size. */
export const keptCoverUrl = z.string().regex(/^\/pictures\/[A-Za-z0-9_-]{22}-1280$/)

/** The address of a picture that the school has kept (`lessons.savePicture`); null for the drawn cover. */
export const sentCoverUrl = keptCoverUrl.nullable()
