import {
  type AddedParticipant,
  type CourseAuthor,
  type Course,
  type CourseCard,
  type InvitedParticipant,
  type Participant,
  type RemovedCourse,
} from '@lectern/contract/courses/course'
import { type CourseCover, platformColor } from '@lectern/contract/courses/cover/cover-picture'
import { courseTypeOf } from '@lectern/contract/kernel/course-rights'
import type { Env } from '../../platform/env.ts'
import { pictureUrl } from '../../platform/pictures/pictures.ts'
import { enrolmentStateAt } from '../access/index.ts'
import { letterOf, type ProductInvitationRow } from '../staff/index.ts'
import { trashEnd } from '../lessons/index.ts'
import type { CourseRow, listRemovedCourses } from './courses.repository.ts'
import type { ParticipantRow } from './participants/participants.repository.ts'
import { frozenUntil, offersOf } from './participants/present-access.ts'
import type { OwnLessons } from './rules/own-lessons.ts'
import { shareDone } from './rules/share-done.ts'
import type { ProductRow } from '../products/index.ts'

/** The learner's page of a course (document 002 §2). */
export const courseLink = (product: Pick<ProductRow, 'slug'>): string => `/courses/${product.slug}`

/** What a course is shown by wherever it is named. */
export const presentCover = ({
  coverUrl,
  schoolColor,
}: Pick<CourseRow, 'coverUrl' | 'schoolColor'>): CourseCover => ({
  url: coverUrl,
  color: schoolColor ?? platformColor,
})

/** A course in the expert's list. */
export const presentCard = (row: CourseRow, participantsCount: number): CourseCard => ({
  id: row.id,
  product_id: row.product.id,
  title: row.product.title,
  slug: row.product.slug,
  link: courseLink(row.product),
  type_id: courseTypeOf(row.product.typeId),
  status_id: row.product.statusId,
  cover: presentCover(row),
  lessons_count: row.lessonsCount,
  published_lessons_count: row.publishedLessonsCount,
  participants_count: participantsCount,
  updated_at: row.updatedAt.toISOString(),
})

/** Whom the pages of a course show as its author. */
export const presentAuthor = ({ author }: Pick<CourseRow, 'author'>): CourseAuthor | null =>
  author && {
    id: author.id,
    name: [author.name, author.surname].filter(Boolean).join(' '),
    avatar_url: author.image === null ? null : pictureUrl(author.image, 256),
  }

/** A course for its author. */
export const presentCourse = (row: CourseRow, about: Course['about'], participantsCount: number): Course => ({
  ...presentCard(row, participantsCount),
  description: row.description,
  about,
  enrolment: row.product.enrolmentMode,
  has_waiting_list: row.product.hasWaitingList,
  language: row.language,
  author: presentAuthor(row),
  navigation_type_id: row.navigationTypeId,
  default_release: row.product.release,
  time_zone: row.timeZone,
  labels: row.labels,
  custom_styles: { font_styles: row.fontStyles },
  has_comments: row.hasComments,
  has_certificate: row.hasCertificate,
  certificate_percent: row.certificatePercent,
  info_units: [],
})

/** A course that was removed, and until when it can come back. */
export const presentRemoved = ({
  id,
  title,
  removedAt,
}: Awaited<ReturnType<typeof listRemovedCourses>>['rows'][number]): RemovedCourse => {
  const removed = removedAt ?? new Date(0)
  return {
    id,
    title,
    removed_at: removed.toISOString(),
    expires_at: trashEnd(removed).toISOString(),
  }
}

/** Somebody who takes part in a course, for its staff. */
export const presentParticipant = (
  { enrolment, ...row }: ParticipantRow,
  own: OwnLessons,
  { offerTitles, now }: { readonly offerTitles: ReadonlyMap<number, string>; readonly now: Date },
): Participant => ({
  user: { id: row.userId, name: row.name, email: row.email },
  state: enrolmentStateAt(enrolment, now),
  source: enrolment.source,
  started_at: enrolment.startedAt.toISOString(),
  ends_at: enrolment.endsAt?.toISOString() ?? null,
  frozen_until: frozenUntil(enrolment, now),
  offers: offersOf(enrolment.offerIds, offerTitles),
  progress: shareDone(own.done, own.lessons),
})

export const presentInvitation = (
  row: Pick<ProductInvitationRow, 'id' | 'email' | 'sentAt' | 'expiresAt' | 'letter'>,
  env: Pick<Env, 'smtpUrl'>,
  now: Date,
): InvitedParticipant => ({
  id: row.id,
  email: row.email,
  sent_at: row.sentAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  is_expired: row.expiresAt <= now,
  letter: letterOf(row, env),
})

/** Somebody whom a letter asks first: nothing is known of them but the address that was typed. */
export const presentInvited = (
  row: ProductInvitationRow,
  env: Pick<Env, 'smtpUrl'>,
  now: Date,
): AddedParticipant => ({
  user: null,
  state: 'invited',
  started_at: null,
  progress: 0,
  invitation: presentInvitation(row, env, now),
})
