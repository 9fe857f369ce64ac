import { z } from 'zod'
import { instant } from '../../kernel/dates.ts'
import { wholeList } from '../../kernel/envelope.ts'
import { id } from '../../kernel/ids.ts'
import { productKinds } from '../../kernel/product-kind.ts'
import { streak } from '../../streaks/streak.ts'
import { calendarEntry } from '../calendar/calendar.ts'
import { calendarLimits } from '../calendar/calendar-limits.ts'
import { publicCourseCard } from '../../courses/course.ts'
import { courseCover } from '../../courses/cover/cover-picture.ts'
import { ownProductGroups, ownProductStates } from '../../courses/own-products.ts'

/** How much of each the home shows, products that it looks into, and for how many days an answer is news. */
export const homeLimits = {
  products: 60,
  courses: 12,
  answers: 5,
  works: 5,
  others: 3,
  answerDays: 30,
} as const

/** A practice of the learner, by its names and where it stands. */
const work = z.object({
  attempt_id: id,
  practice: z.string(),
  lesson: z.string(),
  course: z.string(),
  link: z.string(),
})

/** A practice that somebody of the team has looked at. */
export const homeAnswer = work.extend({
  status_id: z.literal([1, 2, 3]),
  decided_at: instant,
  /** Who did; null where that is not known any more. */
  reviewer: z.object({ name: z.string(), avatar_url: z.string().nullable() }).nullable(),
  /** Whether it came since the last visit. */
  is_new: z.boolean(),
})
export type HomeAnswer = z.infer<typeof homeAnswer>

/** Where to go on. */
export const homeNext = z.object({
  course: z.object({ id, title: z.string(), link: z.string(), cover: courseCover }),
  lesson: z.object({ id, title: z.string(), number: z.int() }),
  /** With the unit where the learner stopped. */
  link: z.string(),
  /** Whether the lesson was opened before. */
  is_begun: z.boolean(),
  /** Where and when the learner stopped in it; the name of the section may be empty. */
  stopped: z.object({ section: z.string(), at: instant }).nullable(),
  /** What is left of it: minutes of reading, and practices that are not passed. */
  minutes_left: z.int().nonnegative(),
  practices_left: z.int().nonnegative(),
  lessons_done: z.int(),
  lessons_count: z.int(),
})
export type HomeNext = z.infer<typeof homeNext>

/** An own product. */
export const homeCourse = z.object({
  product_id: id,
  type: z.enum(productKinds),
  title: z.string(),
  link: z.string(),
  cover: courseCover,
  state: z.enum(ownProductStates),
  /** Whether the school has taken it back for now. */
  is_closed_by_school: z.boolean(),
  group: z.enum(ownProductGroups),
  progress_percent: z.int(),
  lessons_count: z.int(),
  lessons_done: z.int(),
  /** When the last of its lessons was done, where all are. */
  finished_at: instant.nullable(),
  /** The page of a finished course. */
  finished_link: z.string().nullable(),
  ends_at: instant.nullable(),
})
export type HomeCourse = z.infer<typeof homeCourse>

/** The home of somebody who takes part in something at a school. Panels without content are empty lists or null. */
export const home = z.object({
  next: homeNext.nullable(),
  reviewed: wholeList(homeAnswer, homeLimits.answers),
  /** Practices that wait for the team. */
  waiting: wholeList(work.extend({ sent_at: instant }), homeLimits.works),
  /** Practices that run. */
  running: wholeList(work.extend({ started_at: instant, deadline_at: instant.nullable() }), homeLimits.works),
  coming: wholeList(calendarEntry, calendarLimits.onHome),
  /** Null where the learner or the school switched it off. */
  streak: streak.nullable(),
  /** Whether the school lets its learners see their days in a row. */
  has_streaks: z.boolean(),
  /** Null where the school has given none. */
  reward_points: z.int().nullable(),
  courses: wholeList(homeCourse, homeLimits.courses),
  /** Whether there are more own products than are answered. */
  has_more_courses: z.boolean(),
  /** What else there is to learn. */
  others: wholeList(publicCourseCard, homeLimits.others),
  can_edit_front: z.boolean(),
})
export type Home = z.infer<typeof home>
