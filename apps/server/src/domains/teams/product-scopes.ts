import {
  type CourseRight,
  productType,
  rightOn,
  type ProductTypeId,
} from '@lectern/contract/kernel/course-rights'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { and, or, type SQL, sql } from '../../platform/database/sql.ts'
import { isInScope, type LearnerScope, mayOnProduct, type ScopeSeat } from './learner-scope.ts'
import { learnersSeen } from './rules/visible-learners.ts'
import { loadTeams } from './teams.repository.ts'

/** Whose participation somebody sees, for each type of product. */
export type ProductScopes = ReadonlyMap<ProductTypeId, LearnerScope>

/** Whose participation in products of every type somebody may see by a right on products. Teams are read once, for all types. */
export const loadProductScopes = async (
  db: ReadDatabase,
  seat: ScopeSeat,
  userId: number,
  right: CourseRight,
): Promise<ProductScopes> => {
  const given: ReadonlySet<string> = seat.given
  const types = Object.values(productType)
  const isWhole = (typeId: ProductTypeId) => given.has(rightOn(right, typeId))
  const teams = types.every(isWhole)
    ? new Map<number, never[]>()
    : await loadTeams(db, seat.schoolId, [...seat.team.keys()])
  const onTeams = (typeId: ProductTypeId): LearnerScope =>
    new Map(
      [...seat.team.keys()]
        .filter((id) => mayOnProduct(seat, right, { id, typeId }))
        .map((id) => [id, learnersSeen(userId, teams.get(id) ?? [])]),
    )
  return new Map(types.map((typeId) => [typeId, isWhole(typeId) ? 'everybody' : onTeams(typeId)]))
}

/**
 * The scopes as a condition on rows that name a product, its type and a person; undefined when everybody is meant.
 *
 * @param row the columns (or expressions) of type, product and person
 */
export const isInProductScopes = (
  scopes: ProductScopes,
  row: { readonly typeId: SQL; readonly productId: SQL; readonly userId: SQL },
): SQL | undefined => {
  if ([...scopes.values()].every((scope) => scope === 'everybody')) return undefined
  const seen = [...scopes].map(([typeId, scope]) =>
    and(sql`${row.typeId} = ${typeId}`, isInScope(scope, row)),
  )
  return or(...seen) ?? sql`false`
}
