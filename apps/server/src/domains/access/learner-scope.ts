import type { PermissionString } from '@lectern/contract/kernel/permissions'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { and, eq, inArray, or, type SQL, sql } from '../../platform/database/sql.ts'
import { learnersSeen, type VisibleLearners } from './rules/visible-learners.ts'
import { loadTeams } from './team.repository.ts'
import { participantGroupMembers } from './team.tables.ts'
import type { SchoolId } from '../../platform/school-id.ts'

/** The part of a seat on a school's staff that decides whose work is seen. */
export interface ScopeSeat {
  readonly schoolId: SchoolId
  readonly given: ReadonlySet<PermissionString>
  readonly team: ReadonlyMap<number, ReadonlySet<PermissionString>>
}

/** Everybody of the school, or some participants of some products. */
export type LearnerScope = 'everybody' | ReadonlyMap<number, VisibleLearners>

/** Whether a whole right is held for the school, or its `.team` or `.own` part on one product. */
export const mayOnProduct = (seat: ScopeSeat, right: PermissionString, productId: number): boolean => {
  if (seat.given.has(right)) return true
  const place = seat.team.get(productId)
  if (!place) return false
  return [`${right}.team`, `${right}.own`].some((part) => isIn(seat.given, part) || isIn(place, part))
}

const isIn = (held: ReadonlySet<string>, part: string): boolean => held.has(part)

/** The products on which a right is held; null for all of the school. */
export const productsOf = (seat: ScopeSeat, right: PermissionString): number[] | null =>
  seat.given.has(right)
    ? null
    : [...seat.team.keys()].filter((productId) => mayOnProduct(seat, right, productId))

/**
 * Whose work somebody may see by one of some rights: everybody's when one is held whole; else, on the products of whose
 * team they are, what their place there shows.
 */
export const loadLearnerScope = async (
  db: ReadDatabase,
  seat: ScopeSeat,
  userId: number,
  rights: readonly PermissionString[],
): Promise<LearnerScope> => {
  if (rights.some((right) => seat.given.has(right))) return 'everybody'
  const productIds = [...seat.team.keys()].filter((productId) =>
    rights.some((right) => mayOnProduct(seat, right, productId)),
  )
  const teams = await loadTeams(db, seat.schoolId, productIds)
  return new Map(productIds.map((productId) => [productId, learnersSeen(userId, teams.get(productId) ?? [])]))
}

/**
 * The scope as a condition on rows that name a product and a person; undefined when everybody is meant.
 *
 * @param row the columns (or expressions) of product and person
 */
export const isInScope = (
  scope: LearnerScope,
  row: { readonly productId: SQL; readonly userId: SQL },
): SQL | undefined => {
  if (scope === 'everybody') return undefined
  const products = [...scope].map(([productId, sight]) => and(eq(row.productId, productId), sees(sight, row)))
  return or(...products) ?? sql`false`
}

const sees = (
  sight: VisibleLearners,
  { productId, userId }: { productId: SQL; userId: SQL },
): SQL | undefined => {
  if (sight.kind === 'all') return undefined
  const inGroups =
    sight.groupIds.length === 0
      ? sql`false`
      : sql`exists (select 1 from ${participantGroupMembers}
          where ${participantGroupMembers.userId} = ${userId}
            and ${inArray(participantGroupMembers.groupId, [...sight.groupIds])})`
  if (!sight.outsideGroups) return inGroups
  const inNoGroup = sql`not exists (
    select 1 from participant_group_members m join participant_groups g on g.id = m.group_id
    where g.product_id = ${productId} and m.user_id = ${userId}
  )`
  return or(inGroups, inNoGroup)
}
