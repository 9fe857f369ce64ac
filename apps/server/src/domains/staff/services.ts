import { defineExtensionPoint, defineService } from '../../platform/composition/services.ts'
import type { PersonSources } from './current-user/describe-person.ts'
import type { Enrol } from './invitations/accept-invitation.ts'
import type { LearnerSchools } from './own-schools/own-schools.routes.ts'
import type { LeaveTeams } from './use-cases/change-member.ts'

/** What the staff of schools needs of the domains above. */
export const staffServices = {
  leaveTeams: defineService<LeaveTeams>('staff.leaveTeams'),
  enrol: defineService<Enrol>('staff.enrolLearner'),
  listLearnerSchools: defineService<LearnerSchools>('staff.listLearnerSchools'),
  enrolmentsOf: defineService<PersonSources['enrolmentsOf']>('staff.enrolmentsOf'),
  unreadOf: defineService<PersonSources['unreadOf']>('staff.unreadOf'),
  /** Channels of the database on which is told, as `{user id}/…`, that what is said of a person changed. */
  personChannels: defineExtensionPoint<string>('staff.personChannels'),
}
