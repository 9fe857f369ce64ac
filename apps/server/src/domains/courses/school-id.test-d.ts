/** What must not compile: a query of school data that is asked without its school, or with an id that is none. */
import { findCourse, listCourses } from './courses.repository.ts'
import { courses } from './courses.tables.ts'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { eq } from '../../platform/database/sql.ts'
import type { Actor, Identity, StaffSeat, VisitedSchool } from '../../platform/http/call.ts'

declare const db: ReadDatabase
declare const tx: Transaction
declare const seat: StaffSeat
declare const visited: VisitedSchool
declare const actor: Actor
declare const identity: Identity
declare const body: { cabinet_id: number }
declare const course: NonNullable<Awaited<ReturnType<typeof findCourse>>>

export const queries = async () => {
  await findCourse(db, seat.schoolId, 1)
  await findCourse(db, visited.schoolId, 1)
  await findCourse(db, course.schoolId, course.id)
  // @ts-expect-error without the school there is no query
  await findCourse(db, 1)
  // @ts-expect-error a number is no school
  await findCourse(db, 1, 2)
  // @ts-expect-error nor is what a call names: finding the seat in it makes it one
  await findCourse(db, body.cabinet_id, 2)
  await findCourse(db, (await identity.seatIn(actor, body.cabinet_id))?.schoolId ?? visited.schoolId, 2)
  // @ts-expect-error nor is the id of something else, also in the right place
  await findCourse(db, course.product.id, course.id)
  // @ts-expect-error nor may the two ids change places
  await findCourse(db, course.id, course.schoolId)
  // @ts-expect-error a list is of one school too
  await listCourses(db, { search: '' })
  // @ts-expect-error a condition on the school takes nothing but a school
  await db.select({ id: courses.id }).from(courses).where(eq(courses.schoolId, course.id))
  const row = { productId: 1, createdAt: new Date(), updatedAt: new Date() }
  // @ts-expect-error nor does a new row
  await tx.insert(courses).values({ ...row, schoolId: course.id })
}
