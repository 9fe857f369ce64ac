import { defineDomain } from '../../platform/composition/domain.ts'
import { contribute, provide } from '../../platform/composition/services.ts'
import { contactFilterChoices, contactFilterFamilies, contactServices } from '../contacts/index.ts'
import { liveServices } from '../live/index.ts'
import { schoolServices } from '../schools/index.ts'
import { findMember, staffServices } from '../staff/index.ts'
import { teamServices } from '../teams/index.ts'
import {
  enrolmentsOf,
  isLearnerOf,
  listAmongParticipants,
  listEnrolments,
  listLearnerSchools,
} from './access.repository.ts'
import { createEnrolmentCache, enrolmentChannel } from './enrolment-cache.ts'
import { formerAccessEvents } from './former-events.ts'
import { accessFiles } from './file-columns.ts'
import { accessFamily, nameProducts } from './access-filters.repository.ts'
import { learnersOfTeams } from './learners-of-teams.ts'
import { forgetParticipant } from './own-data.repository.ts'
import { exportPreviewLooks } from './preview/preview.repository.ts'
import { accessServices } from './services.ts'

export const accessDomain = defineDomain({
  name: 'access',
  provides: [
    provide(accessServices.enrolments, ({ dependencies }) => createEnrolmentCache(dependencies)),
    provide(teamServices.listAmongParticipants, () => listAmongParticipants),
    provide(staffServices.listLearnerSchools, () => listLearnerSchools),
    contribute(contactFilterFamilies, () => () => accessFamily),
    contribute(contactFilterChoices, () => ({ fields: ['access.has', 'access.had'], find: nameProducts })),
    provide(contactServices.learnersOfTeams, () => learnersOfTeams),
    provide(staffServices.enrolmentsOf, () => enrolmentsOf),
    contribute(staffServices.personChannels, () => enrolmentChannel),
    contribute(liveServices.rightsChannels, () => enrolmentChannel),
    provide(
      schoolServices.isOfSchool,
      () => async (db, schoolId, userId) =>
        (await isLearnerOf(db, schoolId, userId)) || (await findMember(db, schoolId, userId)) !== null,
    ),
  ],
  formerEvents: formerAccessEvents,
  ownData: {
    export: { enrolments: listEnrolments, previews: exportPreviewLooks },
    erase: { 'access.forgetParticipant': forgetParticipant },
  },
  files: accessFiles,
})
