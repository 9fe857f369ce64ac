import type { CourseChange } from '@lectern/contract/courses/course'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { findProductBySlug, updateProduct } from '../../access/index.ts'
import { announceLessonChange, listLessons, releaseLessonFiles } from '../../lessons/index.ts'
import * as repository from '../courses.repository.ts'
import { type CourseAddress, findAuthorsCourse } from './load-course.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/**
 * Changes title, address, description, publication or the way into a course.
 *
 * @throws CallError not_found, course_slug_taken
 */
export const changeCourse = async (
  tx: Transaction,
  address: CourseAddress,
  {
    title,
    slug,
    description,
    is_published: isPublished,
    enrolment: enrolmentMode,
    cover_url: coverUrl,
    custom_styles: styles,
  }: CourseChange,
  now: Date,
): Promise<void> => {
  const course = await findAuthorsCourse(tx, address)
  const { product } = course
  if (slug !== undefined && slug !== product.slug) {
    await repository.lockAddresses(tx, course.schoolId)
    await refuseTakenSlug(tx, course.schoolId, slug)
  }
  await updateProduct(tx, course.schoolId, product.id, {
    ...(title === undefined ? {} : { title }),
    ...(slug === undefined ? {} : { slug }),
    ...(isPublished === undefined ? {} : { isPublished }),
    ...(enrolmentMode === undefined ? {} : { enrolmentMode }),
  })
  await repository.updateCourse(
    tx,
    course,
    {
      ...(description === undefined ? {} : { description }),
      ...(coverUrl === undefined ? {} : { coverUrl }),
      ...(styles === undefined ? {} : { fontStyles: styles.font_styles }),
    },
    now,
  )
  await announceLessonChange(tx, product.id)
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
