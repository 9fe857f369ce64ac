import { defineDomain } from '../kernel/domain.ts'
import * as closedGroups from './closed-groups.api.ts'
import * as groupPeople from './group-people.api.ts'
import * as groupAccess from './group-access.api.ts'
import { closedGroupsErrors } from './closed-groups.errors.ts'
import { closedGroupByteRoutes } from './closed-groups.bytes.ts'

export const closedGroupsDomain = defineDomain({
  name: 'closed-groups',
  operations: [closedGroups, groupPeople, groupAccess],
  errors: closedGroupsErrors,
  byteRoutes: closedGroupByteRoutes,
})
