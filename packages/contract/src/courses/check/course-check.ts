import { z } from 'zod'
import { id, namedThing, titledThing } from '../../kernel/ids.ts'
import { instant } from '../../kernel/dates.ts'

/** What one check answers at most. */
export const mostFindings = 300

/** What a check can find, and how much it matters: it stops publishing, is worth mending, or is good to know. */
export const findingLevels = {
  no_lessons: 'mend',
  /** The course holds more than one check reads. */
  not_read: 'know',
  lesson_empty: 'stop',
  /** It waits for what opens after it. */
  lesson_locked: 'stop',
  quiz_empty: 'stop',
  question_unfit: 'stop',
  file_failed: 'stop',
  file_not_ready: 'mend',
  picture_without_alt: 'mend',
  dead_link: 'mend',
  heading_jump: 'mend',
  low_contrast: 'mend',
  timer_short: 'mend',
  no_description: 'mend',
  release_past: 'know',
  waits_for_hidden: 'know',
  waits_for_no_practice: 'know',
  no_cover: 'know',
  /** Its page does not say what learners gain. */
  no_gains: 'know',
} as const
export type FindingCode = keyof typeof findingLevels
export type FindingLevel = (typeof findingLevels)[FindingCode]

const codes = Object.keys(findingLevels).filter((code): code is FindingCode => code in findingLevels)

/** Something of a course that learners would stumble over, and where it is. */
export const finding = z.object({
  code: z.enum(codes),
  level: z.enum(['stop', 'mend', 'know']),
  /** Null where it is about the whole course. */
  lesson: titledThing.nullable(),
  /** The section of the lesson, from 0. */
  section: z.int().nullable(),
  unit_id: id.nullable(),
  quiz: namedThing.nullable(),
  /** How many of them are there. */
  count: z.int(),
  /** What it is about, in a few words: an address, a file's name, a contrast. */
  about: z.string(),
})
export type Finding = z.infer<typeof finding>

export const courseCheck = z.object({
  checked_at: instant,
  findings: z.array(finding).max(mostFindings),
  /** Whether more was found than is answered. */
  has_more: z.boolean(),
  /** Drafts in which nothing stops publishing. */
  ready_lesson_ids: z.array(id),
})
export type CourseCheck = z.infer<typeof courseCheck>
