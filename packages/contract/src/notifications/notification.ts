import { z } from 'zod'
import { id, namedThing } from '../kernel/ids.ts'
import { instant } from '../kernel/dates.ts'
import { notificationGroups } from './groups.ts'
import { type NotificationKind, notificationKinds } from './kinds/registry.ts'

export const notificationLimits = {
  /** Days for which they are kept. */
  keptDays: 180,
  /** Unread ones are counted up to here; the web shows 99+. */
  mostCounted: 100,
  /** In the panel of the bell. */
  shownInPanel: 20,
  /** Marked as read in one call. */
  readAtOnce: 100,
  /** Schools whose choices are listed. */
  schools: 100,
} as const

const kindNames = Object.keys(notificationKinds).filter((name): name is NotificationKind =>
  Object.hasOwn(notificationKinds, name),
)

/**
 * A notification as its person sees it. The web has its words, `notices.<kind>_title` and `_text`, and puts `values` into them; what the
 * person may not see any more has `is_gone` and no values.
 */
export const notification = z.object({
  id,
  kind: z.enum(kindNames),
  group: z.enum(notificationGroups),
  school: namedThing,
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** A moment of which it tells, shown by the reader's clock. */
  date: instant.nullable(),
  is_gone: z.boolean(),
  /** Its place: an address on the visited host, or a whole one at another school. Null: there is none any more. */
  link: z.string().nullable(),
  created_at: instant,
  read_at: instant.nullable(),
})
export type Notification = z.infer<typeof notification>

const groupChoice = z.object({
  group: z.enum(notificationGroups),
  bell: z.boolean(),
  mail: z.boolean(),
})

/** What somebody chose for one school. */
export const schoolChoices = z.object({
  school: namedThing,
  /** Whether all letters of the school rest. */
  is_paused: z.boolean(),
  /** The group `team` is among them for staff alone. */
  groups: z.array(groupChoice),
})
export type SchoolChoices = z.infer<typeof schoolChoices>

/** What a link at the foot of a letter is about. */
export const letterChoice = z.object({
  school: z.string(),
  /** Those of which the letter tells, and whether letters of each are sent now. */
  groups: z.array(z.object({ group: z.enum(notificationGroups), is_on: z.boolean() })),
  /** The address that the letters go to, with all but its beginning hidden. */
  email: z.string(),
})
export type LetterChoice = z.infer<typeof letterChoice>
