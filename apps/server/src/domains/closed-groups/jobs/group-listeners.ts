import type { Database } from '../../../platform/database/pool.ts'
import { onSignal } from '../../../platform/facts/listener.ts'
import type { Listener } from '../../../platform/facts/news.ts'
import { accessChanged } from '../../access/index.ts'
import { personErased } from '../../identity/index.ts'
import { findGroupOfProduct } from '../closed-groups.repository.ts'
import { forgetCodes } from '../group-links.repository.ts'
import { forgetMember } from '../group-members.repository.ts'
import { followSoon } from './group-jobs.ts'

/** What closed groups do when access changes, and when somebody is erased. */
export const groupListeners = (db: Database): readonly Listener[] => [
  onSignal('closedGroups.followAccess', accessChanged, ({ product_id }) =>
    db.transaction(async (tx) => {
      const group = await findGroupOfProduct(tx, product_id)
      if (group) await followSoon(tx, group.id)
    }),
  ),
  onSignal('closedGroups.forgetMember', personErased, ({ user_id }) =>
    db.transaction(async (tx) => {
      await forgetCodes(tx, user_id)
      for (const groupId of await forgetMember(tx, user_id)) await followSoon(tx, groupId)
    }),
  ),
]
