import { createFileRoute } from '@tanstack/react-router'
import {
  ClosedGroupList,
  groupsQuery,
  listClosedGroups,
  readGroupListSearch,
} from '../../../features/closed-groups/index.ts'
import { listPermissions } from '../../../features/staff/index.ts'
import { addressOf, ensure } from '../../../lib/api/index.ts'

export const Route = createFileRoute('/expert/closed-groups/')({
  staticData: {
    texts: ['closed-groups', 'account', 'course'],
    calls: [addressOf(listClosedGroups.path, groupsQuery({}))],
  },
  validateSearch: readGroupListSearch,
  loader: async (page) => {
    const search = readGroupListSearch(page.location.search)
    const groups = groupsQuery(search, page.context.rows('closed-groups'))
    await Promise.all([ensure(page, listClosedGroups, groups), ensure(page, listPermissions, {})])
  },
  component: ClosedGroupList,
})
