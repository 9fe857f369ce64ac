import { type CourseRight, rightOn, courseType } from '@lectern/contract/kernel/course-rights'
import type { Locale } from '@lectern/contract/kernel/locales'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { notFound } from '../../platform/http/call-error.ts'
import { findLesson, findRemovedLesson } from './lessons.repository.ts'
import { findSection } from './sections.repository.ts'
import { findUnitPlace } from './units/find-unit-place.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { mayOnProduct, type ScopeSeat, type TypedProduct } from '../teams/index.ts'

/** A product with what its course says of texts and dates; null: as the school. */
export interface CourseProduct extends TypedProduct {
  readonly language: Locale | null
  readonly timeZone: string | null
}

/** Where lessons learn which product a course hangs on: courses stand above lessons. */
export type ProductOfCourse = (
  db: ReadDatabase,
  schoolId: SchoolId,
  courseId: number,
) => Promise<CourseProduct | null>

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
  async (db: ReadDatabase, seat: ScopeSeat, right: CourseRight, thing: AuthoredThing): Promise<void> => {
    // Whoever holds the right on everything is not asked twice; the use case finds the thing in the school or not.
    const given: ReadonlySet<string> = seat.given
    if (Object.values(courseType).every((typeId) => given.has(rightOn(right, typeId)))) return
    const product = await productOf(db, seat.schoolId, thing, productOfCourse)
    if (product === null || !mayOnProduct(seat, right, product)) throw notFound('a course of others')
  }

const productOf = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  thing: AuthoredThing,
  productOfCourse: ProductOfCourse,
): Promise<TypedProduct | null> => {
  if ('courseId' in thing) return productOfCourse(db, schoolId, thing.courseId)
  const lessonId = await lessonOf(db, schoolId, thing)
  if (lessonId === undefined) return null
  const lesson =
    (await findLesson(db, schoolId, lessonId)) ?? (await findRemovedLesson(db, schoolId, lessonId))
  return lesson && productOfCourse(db, schoolId, lesson.courseId)
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
