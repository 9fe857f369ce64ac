import { listLimits } from '@lectern/contract/kernel/limits'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { Bind } from '../../platform/http/api.ts'
import { listGroupsOf } from './closed-groups.repository.ts'
import { registerAuthorsGroups } from './closed-groups.routes.ts'
import { registerGroupAccess } from './group-access.routes.ts'
import type { GroupDependencies } from './group-parts.ts'
import { registerGroupPeople } from './group-people.routes.ts'

/** Binds the operations of closed groups. */
export const registerClosedGroups = (bind: Bind, dependencies: GroupDependencies): void => {
  registerAuthorsGroups(bind, dependencies)
  registerGroupPeople(bind, dependencies)
  registerGroupAccess(bind, dependencies)
}

/** The closed groups that somebody takes part in, the latest first, one more than are answered. */
export const listOwnGroups = (db: ReadDatabase, userId: number) =>
  listGroupsOf(db, userId, listLimits.ownProducts + 1)

export { findGroupIds } from './closed-groups.repository.ts'
export { listMembershipsOf as exportMemberships } from './group-members.repository.ts'
export { followEveryAccess } from './jobs/group-jobs.ts'
export { groupListeners } from './jobs/group-listeners.ts'
export { handleGroupJobs } from './jobs/handle-group-jobs.ts'
export { mountGroupUpdates } from './mount-updates.ts'
export { closedGroupFiles } from './file-columns.ts'
