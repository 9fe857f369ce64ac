import { type AttemptStatus, attemptStatus } from '@lectern/contract/attempts/attempt'
import type { HomeAnswer, HomeCourse } from '@lectern/contract/learning/home/home'
import { productKindOf } from '@lectern/contract/kernel/product-kind'
import type { OwnWorkRow } from '../../attempts/index.ts'
import {
  courseLink,
  presentCover,
  type OwnGroupRow,
  groupOfProduct,
  shareDone,
  standingAt,
} from '../../courses/index.ts'
import { finishedAt } from '../finished/finished-at.ts'
import type { OwnCourse } from './own-school.ts'
import { isTakenBack } from '../../products/index.ts'

/** An attempt with the names of where it is. */
export interface ShownWork {
  readonly row: OwnWorkRow
  readonly practice: string
  readonly lesson: string
  readonly course: string
  /** Of the lesson. */
  readonly link: string
}

/** A practice of the learner, and the address at which it opens. */
export const presentWork = ({ row, practice, lesson, course, link }: ShownWork) => ({
  attempt_id: row.id,
  practice,
  lesson,
  course,
  link: `${link}?quiz_attempt_id=${row.id}#quizId-${row.quizId}`,
})

/** How a person is shown beside their words. */
export interface Face {
  readonly name: string
  readonly avatarUrl: string | null
}

const decided = new Map<AttemptStatus, HomeAnswer['status_id']>([
  [attemptStatus.passed, 1],
  [attemptStatus.failed, 2],
  [attemptStatus.rework, 3],
])

/** What somebody of the team decided of a practice; nothing for what nobody did. */
export const presentAnswer = (
  work: ShownWork,
  { isNew, faces }: { readonly isNew: boolean; readonly faces: ReadonlyMap<number, Face> },
): HomeAnswer[] => {
  const { decidedAt, decidedBy, statusId } = work.row
  const status = decided.get(statusId)
  const face = faces.get(decidedBy ?? 0)
  if (decidedAt === null || status === undefined) return []
  return [
    {
      ...presentWork(work),
      status_id: status,
      decided_at: decidedAt.toISOString(),
      reviewer: face ? { name: face.name, avatar_url: face.avatarUrl } : null,
      is_new: isNew,
    },
  ]
}

/** A course on the home. */
export const presentHomeCourse = (course: OwnCourse, schoolColor: string | null): HomeCourse => {
  const { row, state, lessons } = course
  const done = lessons.filter(({ doneAt }) => doneAt !== null).length
  const progressPercent = shareDone(done, lessons.length)
  const isBegun = lessons.some((lesson) => lesson.isBegun)
  const link = courseLink(row.product)
  const end = finishedAt(lessons)
  return {
    product_id: row.product.id,
    type: productKindOf(row.product.typeId),
    title: row.product.title,
    link,
    cover: presentCover({ coverUrl: row.coverUrl, schoolColor }),
    state,
    is_closed_by_school: isTakenBack(row.product),
    group: groupOfProduct({ state, progressPercent, isBegun }),
    progress_percent: progressPercent,
    lessons_count: lessons.length,
    lessons_done: done,
    finished_at: end?.toISOString() ?? null,
    finished_link: end && state === 'active' && !isTakenBack(row.product) ? `${link}/finished` : null,
    ends_at: row.enrolment.endsAt?.toISOString() ?? null,
  }
}

/** A closed group on the home: it has no lessons, and its page is the way in. */
export const presentHomeGroup = (
  { groupId, product, enrolment, isInside }: OwnGroupRow,
  schoolColor: string | null,
  now: Date,
): HomeCourse => {
  const state = standingAt(enrolment, now)
  return {
    product_id: product.id,
    type: 'closed_group',
    title: product.title,
    link: `/group-access/${groupId}`,
    cover: presentCover({ coverUrl: null, schoolColor }),
    state,
    is_closed_by_school: isTakenBack(product),
    group: groupOfProduct({ state, progressPercent: 0, isBegun: isInside }),
    progress_percent: 0,
    lessons_count: 0,
    lessons_done: 0,
    finished_at: null,
    finished_link: null,
    ends_at: enrolment.endsAt?.toISOString() ?? null,
  }
}
