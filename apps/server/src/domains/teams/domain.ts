import { defineDomain } from '../../platform/composition/domain.ts'
import { provide } from '../../platform/composition/services.ts'
import { loadSeat, staffServices } from '../staff/index.ts'
import { taskServices } from '../tasks/index.ts'
import { teamServices } from './services.ts'
import { teamRolesOf } from './teams.repository.ts'
import { registerTeam } from './teams.routes.ts'
import { leaveTeams } from './use-cases/change-team.ts'

export const teamsDomain = defineDomain({
  name: 'teams',
  provides: [
    provide(staffServices.leaveTeams, () => leaveTeams),
    provide(taskServices.seatOf, () => (db, person) => loadSeat(db, person, teamRolesOf)),
  ],
  register: async ({ bind }, { get }) => registerTeam(bind, await get(teamServices.listAmongParticipants)),
})
