import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { inArray, or, sql } from '../../../platform/database/sql.ts'
import type { StaffSeat } from '../../../platform/http/call.ts'
import { type AssistantCondition, assistantsSeen, loadTeams } from '../../teams/index.ts'

/** Whose work in numbers somebody sees. */
export interface WorkSight {
  /** Everybody's. */
  readonly isWhole: boolean
  /** Nobody's but their own. */
  readonly isOwn: boolean
  /** As a condition on rows of a product and an assistant; those of nobody are shown to who sees everybody. */
  readonly isShown: AssistantCondition
}

/**
 * Whoever may look into how practices are checked in the whole school sees everybody; else the own numbers, and on the products of whose team
 * somebody is what the place there shows.
 */
export const loadWorkSight = async (
  db: ReadDatabase,
  { schoolId, given, team }: StaffSeat,
  userId: number,
): Promise<WorkSight> => {
  if (given.has('practice_analytic')) return { isWhole: true, isOwn: false, isShown: () => undefined }
  const teams = await loadTeams(db, schoolId, [...team.keys()])
  const places = [...teams].map(([productId, members]) => ({
    productId,
    assistants: assistantsSeen(userId, members),
  }))
  return {
    isWhole: false,
    isOwn: places.every(({ assistants }) => assistants !== 'all' && assistants.length === 1),
    isShown: ({ productId, assistantId }) =>
      or(
        sql`${assistantId} = ${userId}`,
        ...places.map(({ productId: id, assistants }) =>
          assistants === 'all'
            ? sql`${productId} = ${id}`
            : sql`(${productId} = ${id} and ${inArray(assistantId, [...assistants])})`,
        ),
      ),
  }
}
