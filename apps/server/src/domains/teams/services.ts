import type { ReadDatabase } from '../../platform/database/pool.ts'
import { defineService } from '../../platform/composition/services.ts'

/** Which of some people take part in a product. */
export type ListAmongParticipants = (
  db: ReadDatabase,
  productId: number,
  userIds: readonly number[],
) => Promise<number[]>

export const teamServices = {
  /** Access stands above teams and knows who takes part. */
  listAmongParticipants: defineService<ListAmongParticipants>('teams.listAmongParticipants'),
}
