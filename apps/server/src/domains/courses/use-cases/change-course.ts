import type { ReleaseRule } from '@lectern/contract/access/release-rule'
import type { CourseChange } from '@lectern/contract/courses/course'
import { listLimits } from '@lectern/contract/kernel/limits'
import { freeSlug } from '@lectern/contract/kernel/slug'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import {
  announceLessonChange,
  listLessons,
  lockLessonsBefore,
  placeLessonFiles,
  refuseCircles,
  releaseLessonFiles,
  standingRelease,
} from '../../lessons/index.ts'
import { findMember } from '../../staff/index.ts'
import { type PageChange, pageColumns } from '../course-page/page-columns.ts'
import * as repository from '../courses.repository.ts'
import { type CourseAddress, findAuthorsCourse } from './load-course.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { findProductBySlug, leaveAddress, updateProduct } from '../../products/index.ts'

/** What can be changed of a course: what authors send, and the words of its page. */
export type StoredChange = CourseChange & PageChange

/**
 * Changes what a course is called, where it stands, its status, its looks or the way into it. Its old address leads on.
 *
 * @throws CallError not_found, course_slug_taken, unknown_author, lesson_circle
 */
export const changeCourse = async (
  tx: Transaction,
  address: CourseAddress,
  change: StoredChange,
  now: Date,
): Promise<void> => {
  const course = await findAuthorsCourse(tx, address)
  const { product } = course
  const { slug } = change
  if (slug !== undefined && slug !== product.slug) {
    await repository.lockAddresses(tx, course.schoolId)
    await refuseTakenSlug(tx, course.schoolId, slug)
    await leaveAddress(tx, product, slug, now)
  }
  if (change.author_id !== course.author?.id) await refuseForeignAuthor(tx, course.schoolId, change.author_id)
  const release = await checkedRelease(tx, address, change.default_release)
  const stood = release ? await listLessons(tx, course.schoolId, course.id) : []
  await updateProduct(tx, course.schoolId, product.id, {
    title: change.title,
    slug,
    statusId: change.status_id,
    enrolmentMode: change.enrolment,
    hasWaitingList: change.has_waiting_list,
    release,
  })
  if (release) await refuseCircles(tx, address, 'default_release', { stood })
  const columns = {
    ...(await pageColumns(tx, course, change)),
    language: change.language,
    navigationTypeId: change.navigation_type_id,
    timeZone: change.time_zone,
    labels: change.labels,
    fontStyles: change.custom_styles?.font_styles,
    hasComments: change.has_comments,
    hasCertificate: change.has_certificate,
    certificatePercent: change.certificate_percent,
  }
  await repository.updateCourse(tx, course, columns, now)
  await announceLessonChange(tx, product.id)
}

/** What a rule names stands in the course. */
const checkedRelease = async (
  tx: Transaction,
  address: CourseAddress,
  release: ReleaseRule | null | undefined,
): Promise<ReleaseRule | null | undefined> => {
  if (!release) return release
  await lockLessonsBefore(tx, address.courseId)
  return standingRelease(tx, address, release)
}

/** @throws CallError unknown_author */
const refuseForeignAuthor = async (
  tx: ReadDatabase,
  schoolId: SchoolId,
  authorId: number | null | undefined,
): Promise<void> => {
  if (typeof authorId !== 'number' || (await findMember(tx, schoolId, authorId))?.isActive) return
  throw new CallError('unknown_author', { fields: { author_id: ['unknown_author'] } })
}

/** @throws CallError course_slug_taken */
export const refuseTakenSlug = async (tx: ReadDatabase, schoolId: SchoolId, slug: string): Promise<void> => {
  if ((await findProductBySlug(tx, schoolId, slug)) === null) return
  throw new CallError('course_slug_taken', { fields: { slug: ['course_slug_taken'] } })
}

/** Removes a course and sets its address free. Its lessons, and what people wrote in them, are kept. */
export const removeCourse = async (tx: Transaction, address: CourseAddress, now: Date): Promise<void> => {
  const course = await findAuthorsCourse(tx, address)
  await updateProduct(tx, course.schoolId, course.product.id, { deletedAt: now })
  await repository.updateCourse(tx, course, { deletedAt: now }, now)
  const lessons = await listLessons(tx, course.schoolId, course.id)
  await releaseLessonFiles(
    tx,
    course.schoolId,
    lessons.map((lesson) => lesson.id),
  )
  await announceLessonChange(tx, course.product.id)
}

/**
 * Brings a removed course back, with everybody who takes part; its address gets a number where another course has taken it.
 *
 * @throws CallError not_found, too_many_courses
 */
export const restoreCourse = async (
  tx: Transaction,
  { schoolId, id, product: { id: productId, slug } }: repository.RemovedCourse,
  now: Date,
): Promise<void> => {
  await repository.lockAddresses(tx, schoolId)
  await refuseFullSchool(tx, schoolId)
  const isTaken = async (wanted: string) => (await findProductBySlug(tx, schoolId, wanted)) !== null
  await updateProduct(tx, schoolId, productId, { deletedAt: null, slug: await freeSlug(slug, isTaken) })
  await repository.updateCourse(tx, { schoolId, id }, { deletedAt: null }, now)
  for (const lesson of await listLessons(tx, schoolId, id)) await placeLessonFiles(tx, lesson)
  await announceLessonChange(tx, productId)
}

/**
 * @param coming courses that are still to be added
 * @throws CallError too_many_courses; whoever asks holds the addresses of the school
 */
export const refuseFullSchool = async (tx: ReadDatabase, schoolId: SchoolId, coming = 1): Promise<void> => {
  const limit = listLimits.coursesOfSchool
  if ((await repository.countCourses(tx, schoolId)) + coming > limit)
    throw new CallError('too_many_courses', { params: { limit } })
}
