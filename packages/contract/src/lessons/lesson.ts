import { volatile } from '../kernel/volatile.ts'
import { z } from 'zod'
import { accessDecision } from '../access/access.ts'
import { clockHour, releaseRule } from '../access/release-rule.ts'
import { infoUnit, infoUnitDraft, publicInfoUnit } from '../blocks/info-unit.ts'
import { unitLimits } from '../blocks/unit-head.ts'
import { instant, timeZone } from '../kernel/dates.ts'
import { clientKey, id } from '../kernel/ids.ts'
import { lessonStatusId } from './lesson-status.ts'
import { lessonExtras, lessonExtrasChange, lessonPreview } from './lesson-extras.ts'

/** Limits of one lesson; the last three count all its sections together (`rules/lesson-size.ts`). */
export const lessonLimits = {
  title: 200,
  sectionName: 200,
  sections: 100,
  afterDays: 3650,
  units: 500,
  letters: 500_000,
  bytes: 3 * 1024 * 1024,
} as const

export const lessonTitle = z.string().trim().min(1).max(lessonLimits.title)
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

const sectionName = z.string().trim().max(lessonLimits.sectionName)
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
  quizzes: z.array(z.object({ id, name: z.string() })),
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
  /** The whole rule; where it is named the fields `accessible_…` of the same change do not count. Null: as its module. */
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
  /** The picture of the lesson; null without one. */
  image: z.string().nullable(),
  /** Pictures on which its films and recordings may stand (document 002 §3, `previews`). */
  previews: z.array(lessonPreview),
  sections: z.array(publicSection),
  paginate_info: z.object({ previous_lesson: neighbour, next_lesson: neighbour }),
})
export type PublicLesson = z.infer<typeof publicLesson>

/** How the reader stands to the course (document 002 §3, "Course access"), and the one decision behind it. */
export const courseAccess = z.object({
  is_user_expert: z.boolean(),
  is_course_subscribed: z.boolean(),
  is_course_available: z.boolean(),
  is_practice_available: z.boolean(),
  decision: accessDecision,
})
export type CourseAccess = z.infer<typeof courseAccess>
