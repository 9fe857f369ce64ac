import { listLimits } from '@lectern/contract/kernel/limits'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from '../../../platform/database/sql.ts'
import { enrolments, enrolmentsColumns } from '../../access/index.ts'
import { users } from '../../identity/index.ts'
import { courses } from '../courses.tables.ts'
import { isSeen, lastVisits, type SeenLearners } from './learners.repository.ts'
import { products } from '../../products/index.ts'
import type { ProductScopes } from '../../teams/index.ts'

/** Name, picture and last visit of some people. */
export const listLearnerFaces = (db: ReadDatabase, seen: SeenLearners, userIds: readonly number[]) => {
  const visits = lastVisits(db, seen, userIds).as('visits')
  return db
    .select({
      id: users.id,
      name: users.name,
      surname: users.surname,
      email: users.email,
      image: users.image,
      lastVisit: visits.lastVisit,
    })
    .from(users)
    .leftJoin(visits, eq(visits.userId, users.id))
    .where(inArray(users.id, [...userIds]))
}
export type LearnerFace = Awaited<ReturnType<typeof listLearnerFaces>>[number]

/** The products of some people as far as they are seen, the latest first: of each person one more than are answered. */
export const listProductsOf = (db: ReadDatabase, seen: SeenLearners, userIds: readonly number[]) => {
  const ranked = db
    .select({
      id: enrolments.id,
      place:
        sql<number>`row_number() over (partition by ${enrolments.userId} order by ${enrolments.startedAt} desc, ${enrolments.id} desc)`.as(
          'place',
        ),
    })
    .from(enrolments)
    .innerJoin(products, eq(products.id, enrolments.productId))
    .where(
      and(
        eq(enrolments.schoolId, seen.schoolId),
        isSeen(seen),
        ne(enrolments.state, 'revoked'),
        inArray(enrolments.userId, [...userIds]),
      ),
    )
    .as('ranked')
  return db
    .select({
      enrolment: enrolmentsColumns,
      title: products.title,
      typeId: products.typeId,
      courseId: courses.id,
    })
    .from(ranked)
    .innerJoin(enrolments, and(eq(enrolments.id, ranked.id), eq(enrolments.schoolId, seen.schoolId)))
    .innerJoin(products, eq(products.id, enrolments.productId))
    .leftJoin(courses, and(eq(courses.productId, products.id), eq(courses.schoolId, seen.schoolId)))
    .where(sql`${ranked.place} <= ${listLimits.productsOfLearner + 1}`)
    .orderBy(desc(enrolments.startedAt), desc(enrolments.id))
}
export type LearnerProductRow = Awaited<ReturnType<typeof listProductsOf>>[number]

/** How many products somebody has, as far as they are seen. */
export const countProductsOf = (db: ReadDatabase, seen: SeenLearners, userId: number): Promise<number> => {
  const own = db
    .select({ id: enrolments.id })
    .from(enrolments)
    .innerJoin(products, eq(products.id, enrolments.productId))
    .where(
      and(
        eq(enrolments.schoolId, seen.schoolId),
        isSeen(seen),
        ne(enrolments.state, 'revoked'),
        eq(enrolments.userId, userId),
      ),
    )
    .as('own')
  return db.$count(own)
}

/** Products whose learners are seen, all or some of them, by name. */
export const listProductChoices = (
  db: ReadDatabase,
  { schoolId, scopes }: { readonly schoolId: SeenLearners['schoolId']; readonly scopes: ProductScopes },
) => {
  const seen = [...scopes].map(([typeId, scope]) =>
    and(
      eq(products.typeId, typeId),
      scope === 'everybody' ? undefined : inArray(products.id, [...scope.keys()]),
    ),
  )
  return db
    .select({ id: products.id, name: products.title })
    .from(products)
    .where(and(eq(products.schoolId, schoolId), isNull(products.deletedAt), or(...seen)))
    .orderBy(asc(products.title), asc(products.id))
    .limit(listLimits.productsOfSchool)
}
