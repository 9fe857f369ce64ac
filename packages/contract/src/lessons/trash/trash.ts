import { z } from 'zod'
import { id, titledThing } from '../../kernel/ids.ts'
import { instant } from '../../kernel/dates.ts'

/** How many days removed things are found in the trash before they go for good. */
export const trashDays = 30

export const trashKind = z.enum(['lesson', 'section', 'unit'])
export type TrashKind = z.infer<typeof trashKind>

/** Something that was removed from a course and can come back. */
export const trashEntry = z.object({
  kind: trashKind,
  id,
  title: z.string(),
  /** The kind of a unit. */
  type_id: z.int().nullable(),
  /** The first words of a text, to tell it from others. */
  words: z.string(),
  lesson: titledThing.nullable(),
  section_name: z.string(),
  deleted_at: instant,
  /** From then on it is gone. */
  expires_at: instant,
})
export type TrashEntry = z.infer<typeof trashEntry>

/** How many letters of a text stand in the list. */
export const trashWords = 160
