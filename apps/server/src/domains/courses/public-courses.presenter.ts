import type { AccessDecision } from '@lectern/contract/access/access'
import type { OfferedPrice } from '@lectern/contract/offers/offered-price'
import { leastPrice } from '@lectern/contract/offers/rules/least-price'
import type { ShownOffer } from '@lectern/contract/offers/public-offer'
import type { PublicCourse, PublicCourseCard } from '@lectern/contract/courses/course'
import { courseLook } from '@lectern/contract/courses/rules/course-look'
import { courseStatus } from '@lectern/contract/courses/course-status'
import { readingMinutes } from '@lectern/contract/lessons/rules/reading-minutes'
import { courseTypeOf } from '@lectern/contract/kernel/course-rights'
import { type EnrolmentRow, waitingListFor } from '../access/index.ts'
import { type CourseContents, type LessonRow, lessonLink, noContents } from '../lessons/index.ts'
import { coursePreviewPath } from './link-preview/preview-of.ts'
import { courseLink, presentAuthor, presentCover } from './courses.presenter.ts'
import type { CourseProgram } from './course-programs.ts'
import type { CourseRow } from './courses.repository.ts'
import { chooseNextLesson } from './rules/choose-next-lesson.ts'
import type { OwnLessons } from './rules/own-lessons.ts'
import { type LessonPlace, withStop } from './rules/last-place.ts'
import { shareDone } from './rules/share-done.ts'
import { isOpenToJoin } from '../products/index.ts'

/** How a reader stands to a course. */
export interface Standing {
  readonly enrolment: Pick<EnrolmentRow, 'state'> | null
  readonly own: OwnLessons
}

const takesPart = ({ enrolment }: Standing): boolean => enrolment?.state === 'active'

/** A course in the catalogue of its school. */
export const presentPublicCard = (
  row: CourseRow,
  standing: Standing,
  contents: CourseContents,
  price: OfferedPrice | null,
): PublicCourseCard => ({
  id: row.id,
  title: row.product.title,
  slug: row.product.slug,
  link: courseLink(row.product),
  description: row.description,
  cover: presentCover(row),
  type_id: courseTypeOf(row.product.typeId),
  is_announced: row.product.statusId === courseStatus.announced,
  lessons_count: row.publishedLessonsCount,
  practices_count: contents.practices,
  reading_minutes: readingMinutes(contents.letters),
  author: presentAuthor(row),
  is_free: isOpenToJoin(row.product),
  price: takesPart(standing) ? null : price,
  is_course_subscribed: standing.enrolment?.state === 'active',
  progress: takesPart(standing) ? shareDone(standing.own.done, standing.own.lessons) : null,
})

/** A lesson on the page of its course. */
export interface ShownLesson {
  readonly row: LessonRow
  readonly hasQuiz: boolean
  /** Of its texts, spaces included. */
  readonly letters: number
  readonly progress: 'not_started' | 'started' | 'done'
  /** Of 100, how much of it is done. */
  readonly share: number
  readonly access: AccessDecision
}

/** What is listed of a program. */
export interface ShownProgram {
  /** Where the reader was last. */
  readonly last: LessonPlace | null
  readonly lessons: readonly ShownLesson[]
  readonly modules: readonly { readonly id: number; readonly title: string }[]
}

/** What comes some day is no part of what there is to do. */
const isAnnounced = ({ reasons }: AccessDecision): boolean => reasons.some(({ kind }) => kind === 'announced')

/** The page of a course: what is in it, what of it is open, and how far the reader has come. */
export const presentPublicCourse = (
  { course: row, aboutHtml, contents }: Pick<CourseProgram, 'course' | 'aboutHtml' | 'contents'>,
  standing: Standing,
  { lessons, modules, last }: ShownProgram,
  {
    isExpert,
    origin,
    offers,
  }: { readonly isExpert: boolean; readonly origin: string; readonly offers: readonly ShownOffer[] },
): PublicCourse => {
  const { product } = row
  const closed = lessons.find(({ access }) => !access.is_open)?.row
  const next = chooseNextLesson(
    lessons.map((lesson) => ({
      ...lesson,
      isOpen: lesson.access.is_open,
      isDone: lesson.progress === 'done',
      isLast: lesson.row.id === last?.lessonId,
    })),
  )
  const card = presentPublicCard(row, standing, contents, leastPrice(offers))
  const isFinished = card.progress === 100
  return {
    ...card,
    lessons_count: lessons.filter(({ access }) => !isAnnounced(access)).length,
    product_id: product.id,
    preview_url: `${origin}${coursePreviewPath(row)}`,
    can_join: isOpenToJoin(product) && !takesPart(standing),
    ...waitingListFor(product, standing.enrolment),
    is_product_on_sale: offers.length > 0,
    offers: [...offers],
    is_user_expert: isExpert,
    is_closed_by_school: false,
    about_html: aboutHtml,
    language: row.language,
    look: courseLook(row.fontStyles),
    labels: row.labels,
    navigation_type_id: row.navigationTypeId,
    modules: [...modules],
    continue_link:
      next && withStop(lessonLink(product, next.row), next.row.id === last?.lessonId ? last : null),
    finished_link: isFinished ? `${courseLink(product)}/finished` : null,
    available_lessons_ids: lessons.filter(({ access }) => access.is_open).map((lesson) => lesson.row.id),
    firstInaccessibleLesson: closed
      ? { id: closed.id, title: closed.title, link: lessonLink(product, closed) }
      : null,
    lessons: lessons.map((lesson) => ({
      id: lesson.row.id,
      title: lesson.row.title,
      slug: lesson.row.slug,
      link: lessonLink(product, lesson.row),
      module_id: lesson.row.moduleId,
      is_public: lesson.row.isPublic,
      has_quiz: lesson.hasQuiz,
      reading_minutes: readingMinutes(lesson.letters),
      progress: lesson.progress,
      share: lesson.share,
      access: lesson.access,
    })),
  }
}

/** The page of a course that the school has taken back, for who takes part: its name and how far they came, and nothing of its content. */
export const presentClosedCourse = (
  { course }: Pick<CourseProgram, 'course'>,
  standing: Standing,
  origin: string,
): PublicCourse => ({
  ...presentPublicCourse(
    { course: { ...course, description: '' }, aboutHtml: '', contents: noContents },
    standing,
    { lessons: [], modules: [], last: null },
    { isExpert: false, origin, offers: [] },
  ),
  is_closed_by_school: true,
  finished_link: null,
})
