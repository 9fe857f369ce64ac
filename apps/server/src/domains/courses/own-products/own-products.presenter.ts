import { productKindOf } from '@lectern/contract/kernel/product-kind'
import type { OwnProduct } from '@lectern/contract/courses/own-products'
import { type LessonRow, lessonLink } from '../../lessons/index.ts'
import { courseLink, presentCover } from '../courses.presenter.ts'
import type { OwnCourseRow, OwnGroupRow } from './own-products.repository.ts'
import { groupOfProduct } from '../rules/group-of-product.ts'
import { type LessonPlace, withStop } from '../rules/last-place.ts'
import { standingAt } from '../rules/standing-at.ts'
import { shareDone } from '../rules/share-done.ts'
import { isTakenBack } from '../../products/index.ts'

/** The school of a product, and where its pages are: '' for the host of the call, else an origin. */
export interface SchoolOfProduct {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly origin: string
  /** Its colour; null where it chose none. */
  readonly color: string | null
}

export interface OwnProgress {
  readonly lessons: number
  readonly done: number
  readonly isBegun: boolean
  readonly next: LessonRow | null
  /** Where the person was last in it. */
  readonly last: LessonPlace | null
}

/** A closed group in the learning space: it has no lessons, and its page is the way in. */
export const presentOwnGroup = (
  { groupId, product, enrolment, isInside }: OwnGroupRow,
  school: SchoolOfProduct,
  now: Date,
): OwnProduct => {
  const state = standingAt(enrolment, now)
  return {
    product_id: product.id,
    type: 'closed_group',
    title: product.title,
    slug: product.slug,
    link: `${school.origin}/group-access/${groupId}`,
    cover: presentCover({ coverUrl: null, schoolColor: school.color }),
    state,
    is_closed_by_school: isTakenBack(product),
    group: groupOfProduct({ state, progressPercent: 0, isBegun: isInside }),
    progress_percent: 0,
    lessons_count: 0,
    lessons_done: 0,
    next_lesson: null,
    started_at: enrolment.startedAt.toISOString(),
    ends_at: enrolment.endsAt?.toISOString() ?? null,
    school: { id: school.id, name: school.name, slug: school.slug },
  }
}

/** A course in the learning space of the person whose enrolment it is. */
export const presentOwnProduct = (
  { product, enrolment, coverUrl }: OwnCourseRow,
  progress: OwnProgress,
  school: SchoolOfProduct,
  now: Date,
): OwnProduct => {
  const state = standingAt(enrolment, now)
  const progressPercent = shareDone(progress.done, progress.lessons)
  const { isBegun, next, last } = progress
  const stop = last?.lessonId === next?.id ? last : null
  return {
    product_id: product.id,
    type: productKindOf(product.typeId),
    title: product.title,
    slug: product.slug,
    link: school.origin + courseLink(product),
    cover: presentCover({ coverUrl, schoolColor: school.color }),
    state,
    is_closed_by_school: isTakenBack(product),
    group: groupOfProduct({ state, progressPercent, isBegun }),
    progress_percent: progressPercent,
    lessons_count: progress.lessons,
    lessons_done: progress.done,
    next_lesson: next && {
      title: next.title,
      link: school.origin + withStop(lessonLink(product, next), stop),
    },
    started_at: enrolment.startedAt.toISOString(),
    ends_at: enrolment.endsAt?.toISOString() ?? null,
    school: { id: school.id, name: school.name, slug: school.slug },
  }
}
