import { defineDomain } from '../../platform/composition/domain.ts'
import { contribute, provide } from '../../platform/composition/services.ts'
import { identityServices } from '../identity/index.ts'
import { schoolServices } from '../schools/index.ts'
import { staffAlerts } from './alerts.ts'
import { createPersonReader } from './current-user/describe-person.ts'
import { countInvited } from './invitations/invitations.repository.ts'
import { handleSendInvitation } from './invitations/send-invitation.ts'
import { handleSendTestLetter } from './mail/send-test-letter.ts'
import { claimFirstSchool } from './own-schools/claim-first-school.ts'
import { handleSendOwnershipOffer } from './ownership/send-ownership-offer.ts'
import { staffFiles } from './portraits.ts'
import { staffServices as services } from './services.ts'
import { registerStaff } from './staff.routes.ts'

export const staffDomain = defineDomain({
  name: 'staff',
  provides: [
    provide(identityServices.describePerson, async (house) =>
      createPersonReader({
        enrolmentsOf: await house.get(services.enrolmentsOf),
        unreadOf: await house.get(services.unreadOf),
      }),
    ),
    provide(identityServices.claimFirstSchool, () => claimFirstSchool),
    contribute(identityServices.alerts, () => staffAlerts),
    provide(schoolServices.countInvited, () => countInvited),
  ],
  register: async ({ bind }, house) =>
    registerStaff(bind, house.dependencies, {
      leaveTeams: await house.get(services.leaveTeams),
      enrol: await house.get(services.enrol),
      listLearnerSchools: await house.get(services.listLearnerSchools),
      person: {
        describePerson: await house.get(identityServices.describePerson),
        channels: await house.all(services.personChannels),
      },
    }),
  jobs: ({ dependencies }) => [
    handleSendInvitation(dependencies),
    handleSendTestLetter(dependencies),
    handleSendOwnershipOffer(dependencies),
  ],
  files: staffFiles,
})
