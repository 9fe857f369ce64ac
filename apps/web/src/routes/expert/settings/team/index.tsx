import { createFileRoute } from '@tanstack/react-router'
import { expandPermissions } from '@lectern/contract/kernel/permissions'
import {
  getMailDelivery,
  listPermissions,
  readTeamSearch,
  TeamPage,
} from '../../../../features/staff/index.ts'
import { needRight } from '../../../../frame/areas/expert/expert-right.ts'
import { ensure } from '../../../../lib/api/index.ts'

export const Route = createFileRoute('/expert/settings/team/')({
  staticData: { texts: ['school'] },
  validateSearch: readTeamSearch,
  loader: async (page) => {
    await needRight(page, ['user_list', 'accessgroup_list'])
    const { data } = await ensure(page, listPermissions, {})
    // What stands above the list comes with it.
    if (expandPermissions(data).has('cabinet_edit')) await ensure(page, getMailDelivery, {})
  },
  component: TeamPage,
})
