import { listLimits } from '@lectern/contract/kernel/limits'
import { defineDomain } from '../../platform/composition/domain.ts'
import { provide } from '../../platform/composition/services.ts'
import { scheduleJob } from '../../platform/queue/worker.ts'
import { courseServices } from '../courses/index.ts'
import { findGroupIds, listGroupsOf } from './closed-groups.repository.ts'
import { registerAuthorsGroups } from './closed-groups.routes.ts'
import { closedGroupFiles } from './file-columns.ts'
import { registerGroupAccess } from './group-access.routes.ts'
import { listMembershipsOf } from './group-members.repository.ts'
import { registerGroupPeople } from './group-people.routes.ts'
import { followEveryAccess } from './jobs/group-jobs.ts'
import { groupListeners } from './jobs/group-listeners.ts'
import { handleGroupJobs } from './jobs/handle-group-jobs.ts'
import { mountGroupUpdates } from './mount-updates.ts'

export const closedGroupsDomain = defineDomain({
  name: 'closed-groups',
  provides: [
    // One more than are answered, to tell that there are more.
    provide(
      courseServices.listOwnGroups,
      () => (db, userId) => listGroupsOf(db, userId, listLimits.ownProducts + 1),
    ),
    provide(courseServices.findGroupIds, () => findGroupIds),
  ],
  register: ({ bind }, { dependencies }) => {
    registerAuthorsGroups(bind, dependencies)
    registerGroupPeople(bind, dependencies)
    registerGroupAccess(bind, dependencies)
  },
  mount: (app, { dependencies }) => mountGroupUpdates(app, dependencies),
  jobs: ({ dependencies }) => handleGroupJobs(dependencies),
  schedules: [scheduleJob(followEveryAccess, '*/10 * * * *', {})],
  listeners: ({ dependencies: { db } }) => groupListeners(db),
  ownData: { export: { closed_groups: listMembershipsOf } },
  files: closedGroupFiles,
})
