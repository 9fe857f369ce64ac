import { z } from 'zod'
import { defineFact } from '../facts/fact.ts'
import { id } from '../kernel/ids.ts'
import type { AccessChangeKind } from './access-change.ts'

/** Of every change of somebody's access; the subject is the product. The change itself has the dates and the offer. */
const details = z.object({
  change_id: id,
  /** Who of the team did it; absent where the person did. */
  by_id: id.optional(),
  /** The same in rows that do not name who of the team it was. */
  is_by_team: z.literal(true).optional(),
  /** The team did it, and the person is not told. */
  is_untold: z.literal(true).optional(),
})

const common = { user: id, subject: id, details }

/** The facts of access, by what was done. */
export const accessFacts = {
  /** The person joined the waiting list. */
  pre_subscribed: defineFact({ type: 'access.requested', code: 20, ...common }),
  granted: defineFact({ type: 'access.granted', code: 21, ...common }),
  end_changed: defineFact({ type: 'access.end_changed', code: 22, ...common }),
  frozen: defineFact({ type: 'access.frozen', code: 23, ...common }),
  unfrozen: defineFact({ type: 'access.unfrozen', code: 24, ...common }),
  revoked: defineFact({ type: 'access.revoked', code: 25, ...common }),
} satisfies Record<AccessChangeKind, unknown>
