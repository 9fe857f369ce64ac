import {
  type CourseRight,
  rightOn,
  productType,
  type ProductTypeId,
} from '@lectern/contract/kernel/course-rights'
import type { PermissionString } from '@lectern/contract/kernel/permissions'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { and, eq, inArray, or, type SQL, sql } from '../../platform/database/sql.ts'
import { learnersSeen, type VisibleLearners } from './rules/visible-learners.ts'
import { loadTeams } from './teams.repository.ts'
import { participantGroupMembers } from './teams.tables.ts'
import type { SchoolId } from '../../platform/school-id.ts'

/** The part of a seat on a school's staff that decides whose work is seen. */
export interface ScopeSeat {
  readonly schoolId: SchoolId
  readonly given: ReadonlySet<PermissionString>
  readonly team: ReadonlyMap<number, ReadonlySet<PermissionString>>
}

/** Everybody of the school, or some participants of some products. */
export type LearnerScope = 'everybody' | ReadonlyMap<number, VisibleLearners>

/** A product, and of which kind it is: that decides which right counts. */
export interface TypedProduct {
  readonly id: number
  readonly typeId: ProductTypeId
}

/**
 * Whether a whole right is held for the school, or its `.team` or `.own` part on one product. The right is named as for
 * courses; on a marathon that of marathons counts. Places on a team give the same on products of every type.
 */
export const mayOnProduct = (
  seat: ScopeSeat,
  right: PermissionString,
  { id, typeId }: TypedProduct,
): boolean => {
  const typed = rightOn(right, typeId)
  if (isIn(seat.given, typed)) return true
  const place = seat.team.get(id)
  if (!place) return false
  return ['team', 'own'].some(
    (part) => isIn(seat.given, `${typed}.${part}`) || isIn(place, `${right}.${part}`),
  )
}

const isIn = (held: ReadonlySet<string>, part: string): boolean => held.has(part)

/** Whether a right on people's work is held for the school, or its `.team` or `.own` part on one product of any type. */
export const mayOnWork = (
  seat: ScopeSeat,
  right: Exclude<PermissionString, CourseRight>,
  productId: number,
): boolean => mayOnProduct(seat, right, { id: productId, typeId: productType.course })

/** For each type of product those on which a right is held; null for all of that type. */
export type ProductScope = ReadonlyMap<ProductTypeId, readonly number[] | null>

/** The products on which a right is held. */
export const productsOf = (seat: ScopeSeat, right: PermissionString): ProductScope =>
  new Map(
    Object.values(productType).map((typeId) => [
      typeId,
      isIn(seat.given, rightOn(right, typeId))
        ? null
        : [...seat.team.keys()].filter((id) => mayOnProduct(seat, right, { id, typeId })),
    ]),
  )

/**
 * Whose work somebody may see by one of some rights: everybody's when one is held whole; else, on the products of whose
 * team they are, what their place there shows.
 *
 * @param typeId which rights of a product count, where the rights are those on products
 */
export const loadLearnerScope = async (
  db: ReadDatabase,
  seat: ScopeSeat,
  userId: number,
  rights: readonly PermissionString[],
  typeId: ProductTypeId = productType.course,
): Promise<LearnerScope> => {
  if (rights.some((right) => isIn(seat.given, rightOn(right, typeId)))) return 'everybody'
  const productIds = [...seat.team.keys()].filter((id) =>
    rights.some((right) => mayOnProduct(seat, right, { id, typeId })),
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
