import type { ReadDatabase } from '../../platform/database/pool.ts'
import { and, asc, eq, sql } from '../../platform/database/sql.ts'
import { isPersonCalled, users } from '../identity/index.ts'
import { enrolments } from './access.tables.ts'
import { isInScope, type LearnerScope } from './learner-scope.ts'

/** Participants of a product that somebody may see, by name or e-mail, in the order of their names. */
export const findPeopleOf = (
  db: ReadDatabase,
  {
    productId,
    words,
    scope,
    limit,
  }: {
    readonly productId: number
    readonly words: string
    readonly scope: LearnerScope
    readonly limit: number
  },
) =>
  db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(
      and(
        eq(enrolments.productId, productId),
        eq(enrolments.state, 'active'),
        words === '' ? undefined : isPersonCalled(db, sql`${enrolments.userId}`, words),
        isInScope(scope, { productId: sql`${enrolments.productId}`, userId: sql`${enrolments.userId}` }),
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
    .limit(limit)

/** Whether somebody takes part in a product, and is seen by whoever has this scope. */
export const isParticipantSeen = async (
  db: ReadDatabase,
  scope: LearnerScope,
  productId: number,
  userId: number,
): Promise<boolean> =>
  (await db.$count(
    enrolments,
    and(
      eq(enrolments.productId, productId),
      eq(enrolments.userId, userId),
      eq(enrolments.state, 'active'),
      isInScope(scope, { productId: sql`${enrolments.productId}`, userId: sql`${enrolments.userId}` }),
    ),
  )) > 0
