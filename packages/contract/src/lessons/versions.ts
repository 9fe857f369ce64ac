import { z } from 'zod'
import { id, namedThing } from '../kernel/ids.ts'
import { infoUnit } from '../blocks/info-unit.ts'
import { instant } from '../kernel/dates.ts'

/** How long what was written is kept, and when saves of one person are told as one. */
export const versionLimits = {
  name: 100,
  /** Saves of one person within so long are one version. */
  groupMs: 10 * 60 * 1000,
  /** Entries without a name that a lesson keeps, the newest; what units said goes with the last entry that shows it. */
  perLesson: 300,
  keepDays: 365,
  /** Named versions of a lesson. */
  named: 100,
} as const

/** Why the state of a lesson was noted: it was changed, named, published, or brought back. */
export const lessonVersionKind = z.literal(['saved', 'named', 'published', 'restored'])
export type LessonVersionKind = z.infer<typeof lessonVersionKind>

/** Which sections and units stood in a lesson, in their order; units with the revision they had. */
export const lessonOutline = z.object({
  title: z.string(),
  sections: z.array(
    z.object({
      id,
      name: z.string(),
      units: z.array(z.object({ id, revision: z.int() })),
    }),
  ),
})
export type LessonOutline = z.infer<typeof lessonOutline>

/** Who changed something; null for one who is no longer known. */
export const versionAuthor = namedThing.nullable()

/** What an entry of the history has that the entry before it has not; all of it, of the first one. */
const versionChanges = z.object({
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  /** Words more, or fewer, in all units; null where so many units differ that nobody counts them. */
  words: z.int().nullable(),
  /** The title of the lesson, or the name or order of what stands in it. */
  is_renamed: z.boolean(),
})
export type VersionChanges = z.infer<typeof versionChanges>

/** One entry of the history of a lesson: what one person did to it within some minutes. */
export const lessonVersion = z.object({
  id,
  kind: lessonVersionKind,
  name: z.string(),
  author: versionAuthor,
  started_at: instant,
  saved_at: instant,
  /** How many units differ from the entry before. */
  changed_units: z.int(),
  changes: versionChanges,
})
export type LessonVersion = z.infer<typeof lessonVersion>

/** A lesson as it stood at one entry of its history. */
export const lessonState = z.object({
  version: lessonVersion,
  title: z.string(),
  sections: z.array(
    z.object({
      id,
      name: z.string(),
      units: z.array(z.object({ key: z.string(), unit: infoUnit })),
    }),
  ),
})
export type LessonState = z.infer<typeof lessonState>
