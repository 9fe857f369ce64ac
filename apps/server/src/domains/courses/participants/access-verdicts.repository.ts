import { mostAccesses } from '@lectern/contract/access/scope'
import { and, eq, isNull, or, type SQL, sql } from '../../../platform/database/sql.ts'
import { accessGrants, enrolments, isInState } from '../../access/index.ts'
import { isInScope, type LearnerScope } from '../../teams/index.ts'
import type { ProductPlace } from './participants.repository.ts'

const standsSo = (
  { schoolId, productId }: ProductPlace,
  accountId: SQL,
  isSo: SQL | undefined,
): SQL => sql`exists (
  select from ${enrolments} where ${enrolments.schoolId} = ${schoolId} and ${enrolments.productId} = ${productId}
    and ${enrolments.userId} = ${accountId} and ${isSo ?? sql`true`})`

/** Somebody of the school: on its staff, or took part in something of it, now or before. */
const isKnown = ({ schoolId }: ProductPlace, accountId: SQL): SQL => sql`(
  exists (select from ${enrolments} where ${enrolments.schoolId} = ${schoolId} and ${enrolments.userId} = ${accountId})
  or exists (select from school_members where school_id = ${schoolId} and user_id = ${accountId}))`

const isFull = ({ schoolId, productId }: ProductPlace, accountId: SQL): SQL => sql`(
  select count(*) from ${accessGrants} where ${accessGrants.schoolId} = ${schoolId}
    and ${accessGrants.productId} = ${productId} and ${accessGrants.userId} = ${accountId}
    and ${isNull(accessGrants.revokedAt)}) >= ${mostAccesses}`

/** What becomes of somebody who is to be given access. */
export const verdictOfGiving =
  (place: ProductPlace, now: Date) =>
  (accountId: SQL): SQL<string> =>
    sql`case
    when ${accountId} is null or not ${isKnown(place, accountId)} then 'never_learned'
    when ${standsSo(place, accountId, or(isInState('active', now), isInState('frozen', now)))} then 'already'
    when ${isFull(place, accountId)} then 'too_many_accesses'
    else 'change' end`

/** What becomes of somebody whose access is to end at another moment; `isSo` says who has that already. */
const verdictOfEnding =
  (place: ProductPlace, scope: LearnerScope, isSo: SQL) =>
  (accountId: SQL): SQL<string> => {
    const row = { productId: sql`${enrolments.productId}`, userId: sql`${enrolments.userId}` }
    const takesPart = and(eq(enrolments.state, 'active'), isInScope(scope, row))
    return sql`case
      when ${accountId} is null or not ${standsSo(place, accountId, takesPart)} then 'no_access'
      when ${standsSo(place, accountId, isSo)} then 'already'
      else 'change' end`
  }

/** What has no end anywhere is as long as it can be. */
export const verdictOfExtending = (place: ProductPlace, scope: LearnerScope) =>
  verdictOfEnding(
    place,
    scope,
    sql`not exists (select from access_grants given where given.school_id = ${place.schoolId}
      and given.product_id = enrolments.product_id and given.user_id = enrolments.user_id
      and given.revoked_at is null and given.ends_at is not null)`,
  )

export const verdictOfStopping = (place: ProductPlace, scope: LearnerScope, now: Date) =>
  verdictOfEnding(place, scope, sql`${enrolments.endsAt} <= ${now.toISOString()}::timestamptz`)
