import { defineDomain } from '../../platform/composition/domain.ts'
import { provide } from '../../platform/composition/services.ts'
import { staffServices } from '../staff/index.ts'
import { teamServices } from './services.ts'
import { registerTeam } from './teams.routes.ts'
import { leaveTeams } from './use-cases/change-team.ts'

export const teamsDomain = defineDomain({
  name: 'teams',
  provides: [provide(staffServices.leaveTeams, () => leaveTeams)],
  register: async ({ bind }, { get }) => registerTeam(bind, await get(teamServices.listAmongParticipants)),
})
