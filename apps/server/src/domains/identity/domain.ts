import { contribute } from '../../platform/composition/services.ts'
import { defineDomain, type House } from '../../platform/composition/domain.ts'
import { onSignal } from '../../platform/facts/listener.ts'
import type { Listener } from '../../platform/facts/news.ts'
import type { JobHandler } from '../../platform/queue/job.ts'
import { scheduleJob } from '../../platform/queue/worker.ts'
import { liveServices } from '../live/index.ts'
import { personFiles } from './file-columns.ts'
import { identityChannel } from './identity-change.ts'
import { personErased } from './identity.signals.ts'
import { type IdentitySources, registerIdentity } from './identity.routes.ts'
import { deleteEndedSignInData, handleDeleteEndedSignInData } from './jobs/delete-ended-sign-in-data.ts'
import { handleSendWelcome } from './jobs/send-welcome.ts'
import { eraseDeletedAccounts, handleEraseDeletedAccounts } from './security/jobs/erase-deleted-accounts.ts'
import { handleSendCode } from './sign-in/jobs/send-code.ts'
import { handleSendNotice } from './sign-in/jobs/send-notice.ts'
import type { FindLook } from './sign-in/place.ts'
import { identityServices as services } from './services.ts'

const sourcesOf = async (house: House): Promise<IdentitySources> => ({
  describePerson: await house.get(services.describePerson),
  registration: {
    claimFirstSchool: await house.get(services.claimFirstSchool),
    fillFields: await house.get(services.fillFields),
  },
  followPerson: await house.get(services.followPerson),
  describeOpenCourse: await house.get(services.describeOpenCourse),
  listOwnedSchools: await house.get(services.listOwnedSchools),
  ownData: {
    contactFields: await house.get(services.exportContactFields),
    sections: Object.fromEntries(
      house.domains.flatMap(({ ownData }) => Object.entries(ownData?.export ?? {})),
    ),
  },
  alerts: (await house.all(services.alerts)).flat(),
})

/** Letters of accounts, in the look of the school where the person is. */
const letterJobs = (house: House): readonly JobHandler[] => {
  const findLook: FindLook = async (...place) => (await house.get(services.findMailLook))(...place)
  const parts = { ...house.dependencies, findLook }
  return [handleSendWelcome(parts), handleSendCode(parts), handleSendNotice(parts)]
}

/** What every domain erases with a person. */
const erasureListeners = ({ dependencies: { db }, domains }: House): readonly Listener[] =>
  domains
    .flatMap(({ ownData }) => Object.entries(ownData?.erase ?? {}))
    .map(([name, erase]) =>
      onSignal(name, personErased, async ({ user_id }, { clock }) => {
        await db.transaction((tx) => erase(tx, user_id, clock.now()))
      }),
    )

export const identityDomain = defineDomain({
  name: 'identity',
  provides: [contribute(liveServices.rightsChannels, () => identityChannel)],
  register: async ({ bind }, house) => registerIdentity(bind, house.dependencies, await sourcesOf(house)),
  jobs: (house) => [
    ...letterJobs(house),
    handleEraseDeletedAccounts(house.dependencies),
    handleDeleteEndedSignInData(house.dependencies),
  ],
  listeners: erasureListeners,
  schedules: [
    scheduleJob(deleteEndedSignInData, '41 3 * * *', {}),
    scheduleJob(eraseDeletedAccounts, '11 4 * * *', {}),
  ],
  files: personFiles,
})
