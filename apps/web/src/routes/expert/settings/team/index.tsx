import { createFileRoute } from '@tanstack/react-router'
import { readTeamSearch, TeamPage } from '../../../../features/staff/index.ts'
import { needRight } from '../../../../frame/areas/expert/expert-right.ts'

export const Route = createFileRoute('/expert/settings/team/')({
  staticData: { texts: ['school'] },
  validateSearch: readTeamSearch,
  loader: (page) => needRight(page, ['user_list', 'accessgroup_list']),
  component: TeamPage,
})
