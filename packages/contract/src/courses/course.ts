import { letterStates } from '../identity/mail-states.ts'
import { id, knownPerson, titledThing } from '../kernel/ids.ts'
import { volatile } from '../kernel/volatile.ts'
import { z } from 'zod'
import { oneLine } from '../kernel/texts/one-line.ts'
import { listLimits } from '../kernel/limits.ts'
import { wholeList } from '../kernel/envelope.ts'
import { accessDecision, enrolmentStates, grantOrigins } from '../access/access.ts'
import { enrolmentModes } from '../products/enrolment-mode.ts'
import { offeredPrice } from '../offers/offered-price.ts'
import { shownOffer } from '../offers/public-offer.ts'
import { offerLimits } from '../offers/offer-limits.ts'
import { releaseRule } from '../access/release-rule.ts'
import { instant, timeZone } from '../kernel/dates.ts'
import { locales } from '../kernel/locales.ts'
import { richText } from '../kernel/rich-text.ts'
import { cssVariables } from '../quizzes/style/shown-style.ts'
import { authoredAbout } from './about.ts'
import { courseType } from '../kernel/course-rights.ts'
import { courseLimits, mostOffersNamed } from './course-limits.ts'
import { courseStatusIds } from './course-status.ts'
import { courseCover, sentCoverUrl } from './cover/cover-picture.ts'

export const courseTypeId = z.literal([courseType.course, courseType.marathon])

/** Schema of course.status_id. */
export const courseStatusId = z.literal(courseStatusIds)

/** course.navigation_type_id: 1 the program beside the lesson, 2 buttons below it too (document 002 §2). */
export const courseNavigation = { program: 1, buttons: 2 } as const
export type CourseNavigationId = (typeof courseNavigation)[keyof typeof courseNavigation]
const courseNavigationId = z.literal([courseNavigation.program, courseNavigation.buttons])

const label = z.string().trim().min(1).max(courseLimits.label)
/** What modules and lessons of a course are called, as "Week" and "Day" of a marathon; the usual words where one is missing. */
export const courseLabels = z.strictObject({ module: label.optional(), lesson: label.optional() })
export type CourseLabels = z.infer<typeof courseLabels>

/** Whatever would end a CSS declaration is none of these values. */
const cssValue = z
  .string()
  .trim()
  .max(100)
  .regex(/^[^;{}<>\\\u0000-\u001f]*$/)

/** How texts of a course look (document 000 §3): a family of document 001 or of CSS, a size in pixels, a height of lines. */
export const fontStyles = z.strictObject({
  family: cssValue.nullable().optional(),
  size: z
    .union([cssValue, z.number().positive().max(1_000)])
    .nullable()
    .optional(),
  height: z
    .union([cssValue, z.number().positive().max(1_000)])
    .nullable()
    .optional(),
})
export type FontStyles = z.infer<typeof fontStyles>
const customStyles = z.strictObject({ font_styles: fontStyles })

export const courseTitle = oneLine.min(1).max(courseLimits.title)
export const courseSlug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(courseLimits.slug)

/** A course in the expert's list (`/courses-cards`). */
export const courseCard = z.object({
  id,
  product_id: id,
  title: z.string(),
  slug: z.string(),
  link: z.string(),
  type_id: courseTypeId,
  status_id: courseStatusId,
  cover: courseCover,
  lessons_count: z.int(),
  published_lessons_count: z.int(),
  participants_count: z.int(),
  updated_at: volatile('time stamp', instant),
})
export type CourseCard = z.infer<typeof courseCard>

/** Who made a course, as its pages show them. */
export const courseAuthor = z.object({ id, name: z.string(), avatar_url: z.string().nullable() })
export type CourseAuthor = z.infer<typeof courseAuthor>

/** A course that was removed, for as long as it can come back. */
export const removedCourse = z.object({ id, title: z.string(), removed_at: instant, expires_at: instant })
export type RemovedCourse = z.infer<typeof removedCourse>

/** A course as its author sees it. */
export const course = courseCard.extend({
  /** The words of `about`, without its form. */
  description: z.string(),
  about: richText,
  enrolment: z.enum(enrolmentModes),
  /** Whether people may put themselves on a waiting list while they cannot join. */
  has_waiting_list: z.boolean(),
  /** Null: the school's. */
  language: z.enum(locales).nullable(),
  /** Whom its pages show as the author. */
  author: courseAuthor.nullable(),
  navigation_type_id: courseNavigationId,
  /** What opens when, for modules and lessons without a rule of their own; null: at once. */
  default_release: releaseRule.nullable(),
  /** Null: the school's. */
  time_zone: z.string().nullable(),
  labels: courseLabels,
  custom_styles: customStyles,
  /** Whether learners may comment on lessons; nothing acts on it until there are comments. */
  has_comments: z.boolean(),
  /** Whether learners get a certificate; nothing acts on it until there are certificates. */
  has_certificate: z.boolean(),
  /** The share of the lessons after which it is issued. */
  certificate_percent: z.int().min(1).max(100),
  info_units: z.array(z.never()),
})
export type Course = z.infer<typeof course>

export const courseChange = z.strictObject({
  title: courseTitle.optional(),
  slug: courseSlug.optional(),
  /** Plain words in the place of `about`. */
  description: z.string().max(courseLimits.description).optional(),
  about: authoredAbout.optional(),
  status_id: courseStatusId.optional(),
  enrolment: z.enum(enrolmentModes).optional(),
  has_waiting_list: z.boolean().optional(),
  language: course.shape.language.optional(),
  /** Somebody of the staff; null for nobody. */
  author_id: id.nullable().optional(),
  navigation_type_id: course.shape.navigation_type_id.optional(),
  default_release: releaseRule.nullable().optional(),
  time_zone: timeZone.nullable().optional(),
  labels: courseLabels.optional(),
  cover_url: sentCoverUrl.optional(),
  custom_styles: customStyles.optional(),
  has_comments: course.shape.has_comments.optional(),
  has_certificate: course.shape.has_certificate.optional(),
  certificate_percent: course.shape.certificate_percent.optional(),
})
export type CourseChange = z.infer<typeof courseChange>

/** A course in the public catalogue, with the reader's standing. */
export const publicCourseCard = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  link: z.string(),
  description: z.string(),
  cover: courseCover,
  type_id: courseTypeId,
  /** Whether it is only told of: nobody studies it yet. */
  is_announced: z.boolean(),
  lessons_count: z.int(),
  /** Of its published lessons. */
  practices_count: z.int(),
  /** How long their texts are read. */
  reading_minutes: z.int(),
  author: courseAuthor.nullable(),
  /** Whether whoever comes may take part, at no cost. */
  is_free: z.boolean(),
  /** The least that an offer costs by which people take part now; null: there is none, or the reader needs none. */
  price: offeredPrice.nullable(),
  is_course_subscribed: z.boolean(),
  /** Share of the lessons that the reader has done, 0 to 100; null without enrolment. */
  progress: z.int().nullable(),
})
export type PublicCourseCard = z.infer<typeof publicCourseCard>

export const lessonProgressStates = ['not_started', 'started', 'done'] as const

/** A course page: the program with each lesson's lock and progress. */
export const publicCourse = publicCourseCard.extend({
  product_id: id,
  /** The picture that sites show of its link, 1200 × 630; with the school's address. */
  preview_url: z.string(),
  can_join: z.boolean(),
  /** Whether people may put themselves on a waiting list, the reader now, and whether the reader is on it (document 002 §3). */
  is_pre_subscription_enabled: z.boolean(),
  can_pre_subscribe: z.boolean(),
  is_course_pre_subscribed: z.boolean(),
  /** Whether there is an offer that people take by themselves. */
  is_product_on_sale: z.boolean(),
  /** Those that can be taken now, or soon; for who takes no part. */
  offers: wholeList(shownOffer, offerLimits.onCoursePage),
  is_user_expert: z.boolean(),
  /** Whether the reader takes part in what the school has taken back: then nothing of its content is told. */
  is_closed_by_school: z.boolean(),
  /** `about` as HTML that the server made of it. */
  about_html: z.string(),
  /** The language of what its author writes; null: the school's. */
  language: z.enum(locales).nullable(),
  /** How its texts are set. */
  look: cssVariables,
  labels: courseLabels,
  navigation_type_id: courseNavigationId,
  /** The modules whose lessons are listed, in their order. */
  modules: wholeList(titledThing, listLimits.modulesOfCourse),
  /** Where "Continue" leads; null when nothing is open. */
  continue_link: z.string().nullable(),
  /** The page of what the reader has finished; null while something is left, and for who takes no part. */
  finished_link: z.string().nullable(),
  /** Which of the lessons are open to the reader (document 002 §3, "Course access"). */
  available_lessons_ids: wholeList(id, listLimits.lessonsOfCourse),
  /** The first of them that is not. */
  firstInaccessibleLesson: z.object({ id, title: z.string(), link: z.string() }).nullable(),
  lessons: wholeList(
    z.object({
      id,
      title: z.string(),
      slug: z.string(),
      link: z.string(),
      /** Null before the first module. */
      module_id: id.nullable(),
      is_public: z.boolean(),
      has_quiz: z.boolean(),
      /** How long its texts are read. */
      reading_minutes: z.int(),
      progress: z.enum(lessonProgressStates),
      /** How much of it is done, 0 to 100; 100 when it is. */
      share: z.int(),
      access: accessDecision,
    }),
    listLimits.lessonsOfCourse,
  ),
})
export type PublicCourse = z.infer<typeof publicCourse>

export const participant = z.object({
  user: knownPerson,
  state: z.enum(enrolmentStates),
  /** How they came: on their own, or added by staff. */
  source: z.enum(grantOrigins),
  started_at: instant,
  ends_at: instant.nullable(),
  /** While frozen; null: until the school says otherwise, or not frozen. */
  frozen_until: instant.nullable(),
  /** By which they take part; none for those who were let in without one. */
  offers: wholeList(titledThing, mostOffersNamed),
  progress: z.int(),
})
export type Participant = z.infer<typeof participant>

/** Somebody who was invited by letter and has not accepted yet; nothing more is known of them. */
export const invitedParticipant = z.object({
  id,
  email: z.string(),
  sent_at: instant,
  expires_at: instant,
  is_expired: z.boolean(),
  /** What became of the latest letter. */
  letter: z.enum(letterStates),
})
export type InvitedParticipant = z.infer<typeof invitedParticipant>

/** Who was added: a participant from now on, or somebody whom the letter asks first. */
export const addedParticipant = z.object({
  user: participant.shape.user.nullable(),
  state: z.string(),
  started_at: instant.nullable(),
  progress: z.int(),
  invitation: invitedParticipant.nullable(),
})
export type AddedParticipant = z.infer<typeof addedParticipant>
