import type { PermissionString } from '@lectern/contract/kernel/permissions'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { notFound } from '../../platform/http/call-error.ts'
import { mayOnProduct, type ScopeSeat } from '../access/index.ts'
import { findLesson, findRemovedLesson } from './lessons.repository.ts'
import { findSection, findUnitPlace } from './sections.repository.ts'
import type { SchoolId } from '../../platform/school-id.ts'

/** Where lessons learn which product a course hangs on: courses stand above lessons. */
export type ProductOfCourse = (
  db: ReadDatabase,
  schoolId: SchoolId,
  courseId: number,
) => Promise<number | null>

/** What of a course an author wants to work on. */
export type AuthoredThing =
  | { readonly courseId: number }
  | { readonly lessonId: number }
  | { readonly sectionId: number }
  | { readonly unitId: number }

export type AuthorScope = ReturnType<typeof createAuthorScope>

/** Lets authors through whose right holds for the school, or for the product of the thing by a place on its team. */
export const createAuthorScope =
  (productOfCourse: ProductOfCourse) =>
  /** @throws CallError not_found: a course of others looks like one that is not there. */
  async (db: ReadDatabase, seat: ScopeSeat, right: PermissionString, thing: AuthoredThing): Promise<void> => {
    // Whoever holds the right for the school is not asked twice; the use case finds the thing in the school or not.
    if (seat.given.has(right)) return
    const productId = await productOf(db, seat.schoolId, thing, productOfCourse)
    if (productId === null || !mayOnProduct(seat, right, productId)) throw notFound('a course of others')
  }

const productOf = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  thing: AuthoredThing,
  productOfCourse: ProductOfCourse,
): Promise<number | null> => {
  if ('courseId' in thing) return productOfCourse(db, schoolId, thing.courseId)
  const lessonId = await lessonOf(db, schoolId, thing)
  if (lessonId === undefined) return null
  const lesson =
    (await findLesson(db, schoolId, lessonId)) ?? (await findRemovedLesson(db, schoolId, lessonId))
  return lesson?.productId ?? null
}

const lessonOf = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  thing: Exclude<AuthoredThing, { courseId: number }>,
): Promise<number | undefined> => {
  if ('lessonId' in thing) return thing.lessonId
  if ('sectionId' in thing) return (await findSection(db, schoolId, thing.sectionId))?.lessonId
  const place = await findUnitPlace(db, thing.unitId)
  return place?.schoolId === schoolId ? place.lessonId : undefined
}
