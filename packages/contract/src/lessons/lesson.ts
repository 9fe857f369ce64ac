import { volatile } from '../kernel/volatile.ts'
import { clientKey, id, namedThing } from '../kernel/ids.ts'
import { z } from 'zod'
import { oneLine } from '../kernel/texts/one-line.ts'
import { accessDecision } from '../access/access.ts'
import { clockHour, releaseRule } from '../access/release-rule.ts'
import { infoUnit, infoUnitDraft, publicInfoUnit } from '../blocks/info-unit.ts'
import { unitLimits } from '../blocks/unit-head.ts'
import { instant, timeZone } from '../kernel/dates.ts'
import { lessonLimits } from './lesson-limits.ts'
import { lessonStatusIds } from './lesson-status.ts'
import { lessonExtras, lessonExtrasChange, lessonPreview } from './lesson-extras.ts'

/** Schema of lesson.status_id. */
export const lessonStatusId = z.literal(lessonStatusIds)

export const lessonTitle = oneLine.min(1).max(lessonLimits.title)
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(120)

/** A section as its author sees it (document 000 §3). */
export const section = z.object({
  id,
  order: z.int(),
  name: z.string(),
  /** Counts every stored change; a save names the one it was made on. */
  revision: volatile('revision', z.int()),
  /** Counts only changes of its name and of which units stand in it, in which order. */
  outline_revision: volatile('revision', z.int()),
  updated_at: volatile('time stamp', instant),
  /** Whether it came from another lesson. */
  copied: z.boolean(),
  info_units: z.array(infoUnit),
})
export type Section = z.infer<typeof section>

const sectionName = oneLine.max(lessonLimits.sectionName)
const hasOwnKeys = (units: readonly { readonly key?: string | undefined }[]): boolean => {
  const keys = units.flatMap((unit) => (unit.key === undefined ? [] : [unit.key]))
  return new Set(keys).size === keys.length
}
const sentUnits = z
  .array(infoUnitDraft)
  .max(unitLimits.perSection)
  .default([])
  .refine(hasOwnKeys, 'repeated_key')

/** A section as an author sends it. */
export const sectionDraft = z.strictObject({ name: sectionName.default(''), info_units: sentUnits })

/** What was changed of a section; what is not named stays. */
export const sectionChange = z.strictObject({
  name: sectionName.optional(),
  /**
   * Every unit of the section in its order, by key. A unit that stands elsewhere in the lesson, or stood in it, comes here when it is
   * named by its id too: it keeps id, revision and what learners did in it. A unit that is not named is removed.
   */
  unit_order: z
    .array(z.strictObject({ key: clientKey, id: id.nullish() }))
    .max(unitLimits.perSection)
    .refine(hasOwnKeys, 'repeated_key')
    .optional(),
  /**
   * Which of the units that the order does not name its author saw, and as they were: one that others have changed since is not removed
   * (`stale_revision`). Without it whatever is not named goes.
   */
  removed_units: z
    .array(z.strictObject({ key: clientKey, base_revision: z.int().nonnegative() }))
    .max(unitLimits.perSection)
    .optional(),
  /** The outline on which name and order were changed; without it the last writer wins. */
  base_outline_revision: z.int().nonnegative().optional(),
  /** Only units whose content or title changed, and new ones, which the order names by their key. */
  info_units: sentUnits,
})
export type SectionChange = z.infer<typeof sectionChange>

/** A lesson as its author sees it (document 000 §3). */
export const lesson = z.object({
  id,
  course_id: id,
  title: z.string(),
  slug: z.string(),
  /** The learner's page. */
  link: z.string(),
  status_id: lessonStatusId,
  type_id: z.literal(1),
  order: z.int(),
  is_public: z.boolean(),
  accessible_after_days: z.int(),
  accessible_start_hour: z.string(),
  accessible_timezone: z.string(),
  /** The module in which it stands; null before the first one. */
  module_id: id.nullable(),
  /** The rule of its own; null: it opens as its module does. The fields `accessible_…` say the same as far as they can. */
  release: releaseRule.nullable(),
  /** The rule of its module, else that of the course; null: open at once. */
  inherited_release: releaseRule.nullable(),
  ...lessonExtras.shape,
  quiz_ids: z.array(id),
  quizzes: z.array(namedThing),
  sections: z.array(section),
  updated_at: volatile('time stamp', instant),
})
export type Lesson = z.infer<typeof lesson>

/** What an author may change of a lesson; what is not named stays. */
export const lessonChange = z.strictObject({
  title: lessonTitle.optional(),
  slug: slug.optional(),
  status_id: lessonStatusId.optional(),
  is_public: z.boolean().optional(),
  accessible_after_days: z.int().min(0).max(lessonLimits.afterDays).optional(),
  accessible_start_hour: clockHour.optional(),
  accessible_timezone: timeZone.optional(),
  /**
   * The whole rule. Null: as its module. Put back as it was read, it leaves the word to the fields `accessible_…` of the same change;
   * where both are changed and say different things the change is refused with `release_contradicted`.
   */
  release: releaseRule.nullable().optional(),
  ...lessonExtrasChange.shape,
  /** Section id → its place; names every section of the lesson (document 000 §4). */
  section_orders: z.record(z.string().regex(/^[1-9]\d{0,15}$/), z.int().min(0).max(1000)).optional(),
})
export type LessonChange = z.infer<typeof lessonChange>

/** Lesson beside this one in the program, as its reader may see it. */
const neighbour = z.object({ id, title: z.string(), link: z.string(), is_open: z.boolean() }).nullable()

export const publicSection = z.object({
  id,
  order: z.int(),
  name: z.string(),
  info_units: z.array(publicInfoUnit),
})

/** What keeps a lesson closed (document 002 §3, `blocked_info.type`); of several the first in this order. */
export const lessonBlocks = [
  'not_open_yet',
  'offer',
  'frozen',
  'after_lesson',
  'after_practice_on_date',
  'after_practice',
  'after_checkpoint',
  'after_date',
] as const

/** A lesson as a reader gets it: without content while it is closed (document 002 §3, "Lesson"). */
export const publicLesson = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  link: z.string(),
  course_id: id,
  course: z.object({ id, slug: z.string(), title: z.string(), product_id: id, link: z.string() }),
  status_id: lessonStatusId,
  is_public: z.boolean(),
  /** Only texts: reading it is all there is to do. */
  is_text_content: z.boolean(),
  is_lesson_available: z.boolean(),
  /** It is not open yet, or not to this reader. */
  blocked_info: z.object({
    is_accessible: z.boolean(),
    type: z.enum(lessonBlocks).nullable(),
    /** When it opens by itself; null when no date is waited for. */
    access_date: instant.nullable(),
    /** The practice that has to be passed before, and where it is. */
    checkpoint_name: z.string().nullable(),
    link: z.string().nullable(),
  }),
  /** It was open, and is over. */
  closed_info: z.object({ is_accessible: z.boolean(), access_date: instant.nullable() }),
  /** Where its reader gets access, and what it is called there; null where access is not what is missing. */
  link_get_access: z.string().nullable(),
  title_get_access: z.string().nullable(),
  /** It has a place for comments that is open. */
  is_comments_available: z.boolean(),
  /** Lessons to be done before it that its reader has not done; while they are what keeps it closed. */
  accessible_after_data: z.array(z.object({ id, title: z.string(), link: z.string() })),
  /** The section with which it begins; null while it is closed. Its units stand in `sections`. */
  section: z.object({ id, order: z.int() }).nullable(),
  /** There are no webinars yet. */
  is_auto_webinar: z.literal(false),
  trim_ending_seconds: z.literal(0),
  /** How many of its sections the reader's access leaves out while it is open. */
  hidden_sections_count: z.int(),
  /** The picture of the lesson; null without one. */
  image: z.string().nullable(),
  /** Pictures on which its films and recordings may stand (document 002 §3, `previews`). */
  previews: z.array(lessonPreview),
  sections: z.array(publicSection),
  /** Sections of a lesson stand on one page: before the first of them is none. */
  paginate_info: z.object({
    previous_lesson: neighbour,
    next_lesson: neighbour,
    previous_section: z.null(),
    next_section: namedThing.nullable(),
  }),
})
export type PublicLesson = z.infer<typeof publicLesson>

/** How the reader stands to the course (document 002 §3, "Course access"), and the one decision behind it. */
export const courseAccess = z.object({
  is_user_expert: z.boolean(),
  is_course_subscribed: z.boolean(),
  is_course_available: z.boolean(),
  /** It is closed to the reader now, and opens by itself. */
  is_course_available_in_future: z.boolean(),
  is_practice_available: z.boolean(),
  /** Whether there is a way in that people take by themselves. */
  is_product_on_sale: z.boolean(),
  /** Whether it has a waiting list that is open, whether the reader may go on it, and whether they are on it. */
  is_pre_subscription_enabled: z.boolean(),
  can_pre_subscribe: z.boolean(),
  is_course_pre_subscribed: z.boolean(),
  decision: accessDecision,
})
export type CourseAccess = z.infer<typeof courseAccess>
