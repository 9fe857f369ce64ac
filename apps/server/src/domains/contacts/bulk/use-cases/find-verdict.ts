import type { ContactAccessAction } from '@lectern/contract/contacts/bulk'
import type { ReadDatabase } from '../../../../platform/database/pool.ts'
import type { SQL } from '../../../../platform/database/sql.ts'
import type { AccessActor, AccessOfMany } from '../../services.ts'
import type { PreparedAction } from '../prepared-action.ts'
import { type Verdict, verdictByAccount, verdictOf } from '../verdicts.repository.ts'

/** Whether an action is one on the access to a product. */
export const isOnAccess = <T extends { readonly kind: string }>(
  action: T,
): action is Extract<T, { readonly kind: ContactAccessAction['kind'] }> => action.kind.endsWith('_access')

/** What becomes of each contact by an action: the rehearsal counts it, and the task works by it. */
export const findVerdict = async (
  db: ReadDatabase,
  access: AccessOfMany,
  actor: AccessActor,
  action: PreparedAction,
): Promise<SQL<Verdict>> =>
  isOnAccess(action) ? verdictByAccount(await access.verdictOf(db, actor, action)) : verdictOf(action)
