import type { AssistantScope, TeamRole } from '@lectern/contract/teams/team'
import type { ProductTypeId } from '@lectern/contract/kernel/course-rights'
import { lockByName } from '../../platform/database/lock-by-name.ts'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, asc, eq, inArray, isNull, type SQL, sql, type SQLWrapper } from '../../platform/database/sql.ts'
import type { TeamPlace } from './rules/visible-learners.ts'
import {
  participantGroupAssistants,
  participantGroups,
  productTeam,
  productTeamColumns,
  teamSupervisions,
  teamSupervisionsColumns,
} from './teams.tables.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { products } from '../products/index.ts'

/** What a person is on the team of a product. */
export interface TeamRoleRow {
  readonly schoolId: SchoolId
  readonly productId: number
  readonly typeId: ProductTypeId
  readonly role: TeamRole
}

/** The products on whose team the person of a row is, in every school; a part of a query. */
export const teamRolesOf = (userId: SQLWrapper): SQL<TeamRoleRow[]> => sql`coalesce(
  (select json_agg(json_build_object(
      'schoolId', ${productTeam.schoolId}, 'productId', ${productTeam.productId},
      'typeId', ${products.typeId}, 'role', ${productTeam.role}))
    from ${productTeam} join ${products} on ${eq(products.id, productTeam.productId)}
    where ${and(eq(productTeam.userId, userId), isNull(products.deletedAt))}),
  '[]'
)`

/** What some people are on a product; who has no place on its team is absent. */
export const loadRolesOn = async (
  db: ReadDatabase,
  { schoolId, productId }: { readonly schoolId: SchoolId; readonly productId: number },
  userIds: readonly number[],
): Promise<ReadonlyMap<number, TeamRole>> => {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({ userId: productTeam.userId, role: productTeam.role })
    .from(productTeam)
    .where(
      and(
        eq(productTeam.schoolId, schoolId),
        eq(productTeam.productId, productId),
        inArray(productTeam.userId, [...userIds]),
      ),
    )
  return new Map(rows.map(({ userId, role }) => [userId, role]))
}

/** Lets one transaction at a time give places on a product's team: two would find the last one free. */
export const lockTeam = (tx: Transaction, productId: number): Promise<void> =>
  lockByName(tx, `product-team/${productId}`)

/** How many people are on a product's team. */
export const countTeam = (
  db: ReadDatabase,
  { schoolId, productId }: { readonly schoolId: SchoolId; readonly productId: number },
): Promise<number> =>
  db.$count(productTeam, and(eq(productTeam.schoolId, schoolId), eq(productTeam.productId, productId)))

/** Whole teams of some products: product → places. Four queries, one after the other: it is read inside transactions too. */
export const loadTeams = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  productIds: readonly number[],
): Promise<Map<number, TeamRow[]>> => {
  if (productIds.length === 0) return new Map()
  const ids = [...productIds]
  const members = await db
    .select(productTeamColumns)
    .from(productTeam)
    .where(and(eq(productTeam.schoolId, schoolId), inArray(productTeam.productId, ids)))
    .orderBy(asc(productTeam.createdAt), asc(productTeam.userId))
  const supervisions = await db
    .select(teamSupervisionsColumns)
    .from(teamSupervisions)
    .where(inArray(teamSupervisions.productId, ids))
  const groups = await db
    .select({
      id: participantGroups.id,
      productId: participantGroups.productId,
      ownAssistantId: participantGroups.ownAssistantId,
    })
    .from(participantGroups)
    .where(and(eq(participantGroups.schoolId, schoolId), inArray(participantGroups.productId, ids)))
  const assistants = await db
    .select({ groupId: participantGroupAssistants.groupId, userId: participantGroupAssistants.userId })
    .from(participantGroupAssistants)
    .innerJoin(participantGroups, eq(participantGroups.id, participantGroupAssistants.groupId))
    .where(and(eq(participantGroups.schoolId, schoolId), inArray(participantGroups.productId, ids)))
  const placeOf = ({ userId, productId, ...member }: (typeof members)[number]): TeamRow => {
    const here = groups.filter((group) => group.productId === productId)
    const ownGroupId = here.find((group) => group.ownAssistantId === userId)?.id ?? null
    const looked = here.filter((group) =>
      assistants.some((each) => each.groupId === group.id && each.userId === userId),
    )
    return {
      ...member,
      userId,
      productId,
      ownGroupId,
      assistantIds: supervisions
        .filter((each) => each.productId === productId && each.seniorId === userId)
        .map((each) => each.assistantId),
      groupIds: [...(ownGroupId === null ? [] : [ownGroupId]), ...looked.map(({ id }) => id)],
    }
  }
  return Map.groupBy(members.map(placeOf), ({ productId }) => productId)
}

/** A place on a team with everything that is known of it. */
export interface TeamRow extends TeamPlace {
  readonly productId: number
  readonly schoolId: SchoolId
  readonly ownGroupId: number | null
  readonly expiresAt: Date | null
  readonly createdAt: Date
}

export interface TeamMemberChange {
  readonly schoolId: SchoolId
  readonly productId: number
  readonly userId: number
  readonly role: TeamRole
  readonly sees: AssistantScope
  readonly seesAllAssistants: boolean
  readonly expiresAt: Date | null
}

export const saveTeamMember = async (tx: Transaction, member: TeamMemberChange, now: Date) => {
  const { role, sees, seesAllAssistants, expiresAt } = member
  await tx
    .insert(productTeam)
    .values({ ...member, createdAt: now })
    .onConflictDoUpdate({
      target: [productTeam.productId, productTeam.userId],
      set: { role, sees, seesAllAssistants, expiresAt },
    })
}

export const deleteTeamMember = async (tx: Transaction, productId: number, userId: number) => {
  await tx
    .delete(productTeam)
    .where(and(eq(productTeam.productId, productId), eq(productTeam.userId, userId)))
}

/** Says whose learners a senior assistant sees too. */
export const setSupervisions = async (
  tx: Transaction,
  { productId, seniorId }: { productId: number; seniorId: number },
  assistantIds: readonly number[],
) => {
  await tx
    .delete(teamSupervisions)
    .where(and(eq(teamSupervisions.productId, productId), eq(teamSupervisions.seniorId, seniorId)))
  const rows = [...new Set(assistantIds)].map((assistantId) => ({ productId, seniorId, assistantId }))
  if (rows.length > 0) await tx.insert(teamSupervisions).values(rows)
}

/** Nobody supervises this person on the product any more. */
export const endSupervisionsOf = async (tx: Transaction, productId: number, assistantId: number) => {
  await tx
    .delete(teamSupervisions)
    .where(and(eq(teamSupervisions.productId, productId), eq(teamSupervisions.assistantId, assistantId)))
}

/** Products of a school on whose team somebody is. */
export const listProductsOfTeam = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  userId: number,
): Promise<number[]> => {
  const rows = await db
    .select({ productId: productTeam.productId })
    .from(productTeam)
    .where(and(eq(productTeam.schoolId, schoolId), eq(productTeam.userId, userId)))
  return rows.map((row) => row.productId)
}
