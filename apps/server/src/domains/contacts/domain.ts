import { defineDomain } from '../../platform/composition/domain.ts'
import { contribute, provide } from '../../platform/composition/services.ts'
import { identityServices, loadKeys } from '../identity/index.ts'
import { taskServices } from '../tasks/index.ts'
import { viewPoints } from '../views/index.ts'
import { registerContactCard } from './card/card.routes.ts'
import { bindConsents } from './consents/consents.routes.ts'
import { ownCardParts } from './card/own-tabs.ts'
import { bindBulk } from './bulk/bulk.routes.ts'
import { contactKinds, provideContactTasks } from './bulk/contact-tasks.ts'
import { exportTaskOf, provideExportTask } from './bulk/export-task.ts'
import { startExport } from './bulk/use-cases/start-export.ts'
import { startAction } from './bulk/use-cases/start-action.ts'
import { exportContactFields } from './fields/contact-fields.repository.ts'
import { fillRegistration } from './fields/use-cases/fill-registration.ts'
import {
  activityFamily,
  consentFamily,
  importFamily,
  listFamily,
  profileFamily,
  tagFamily,
} from './filters/contact-families.repository.ts'
import { contactFilterFamilies } from './filters/contact-scope.ts'
import { contactFilterChoices } from './filters/offer-fields.ts'
import { loadContactFamilies } from './filters/open-contact-filter.ts'
import { viewedContacts } from './filters/viewed-contacts.ts'
import { ownFieldFamily } from './filters/own-field-family.repository.ts'
import { followLists } from './lists/follow-lists.ts'
import { handleFillList } from './lists/jobs/fill-list.ts'
import { handleRefillByTime, refillByTime } from './lists/jobs/refill-by-time.ts'
import { listLists } from './lists/contact-lists.repository.ts'
import { bindContactImports } from './imports/contact-imports.routes.ts'
import { mountImportFiles } from './imports/import-files.routes.ts'
import { listNamedImports } from './imports/contact-imports.repository.ts'
import { provideImportTask } from './imports/import-task.ts'
import { handleCheckImport } from './imports/jobs/handle-check-import.ts'
import { handleReadImport } from './imports/jobs/handle-read-import.ts'
import { handleTidyContactImports } from './imports/jobs/handle-tidy-imports.ts'
import { tidyContactImports } from './imports/jobs/import-jobs.ts'
import { listTags } from './tags.repository.ts'
import { findManagers } from './managers.ts'
import { scheduleJob } from '../../platform/queue/worker.ts'
import { forgetLooks, handleForgetLooks } from './looks/jobs/forget-looks.ts'
import { bindLooks } from './looks/looks.routes.ts'
import { notingLooks } from './looks/noting-looks.ts'
import { forgetOriginals, handleForgetOriginals } from './merging/jobs/forget-originals.ts'
import { bindMerging } from './merging/merging.routes.ts'
import { contactFiles } from './file-columns.ts'
import { registerContacts } from './contacts.routes.ts'
import { eraseContacts } from './own-data.repository.ts'
import { createSeenContact } from './seen-contact.ts'
import { contactPoints, contactServices } from './services.ts'
import { followPerson } from './use-cases/follow-person.ts'

export const contactsDomain = defineDomain({
  name: 'contacts',
  provides: [
    provide(identityServices.fillFields, () => fillRegistration),
    provide(identityServices.followPerson, () => followPerson),
    provide(identityServices.exportContactFields, () => exportContactFields),
    provide(contactServices.seenContact, async ({ get }) =>
      createSeenContact(await get(contactServices.learnersOfTeams), await get(contactServices.lookNotes)),
    ),
    provide(contactServices.lookNotes, ({ dependencies }) => notingLooks(dependencies)),
    ...ownCardParts,
    ...provideContactTasks,
    provideExportTask,
    contribute(viewPoints.lists, async (house) =>
      viewedContacts({
        learnersOfTeams: await house.get(contactServices.learnersOfTeams),
        families: () => loadContactFamilies(house),
      }),
    ),
    provideImportTask,
    contribute(contactFilterFamilies, () => () => profileFamily),
    contribute(contactFilterFamilies, () => () => consentFamily),
    contribute(contactFilterFamilies, () => () => tagFamily),
    contribute(contactFilterFamilies, () => () => listFamily),
    contribute(contactFilterFamilies, () => () => importFamily),
    contribute(contactFilterFamilies, () => ownFieldFamily),
    contribute(contactFilterFamilies, () => () => activityFamily),
    contribute(contactFilterChoices, () => ({ fields: ['tag.has'], find: listTags })),
    contribute(contactFilterChoices, () => ({ fields: ['list.member'], find: listLists })),
    contribute(contactFilterChoices, () => ({
      fields: ['import.created', 'import.updated'],
      find: listNamedImports,
    })),
    contribute(contactFilterChoices, () => ({ fields: ['profile.manager'], find: findManagers })),
  ],
  register: async ({ bind }, house) => {
    const learnersOfTeams = await house.get(contactServices.learnersOfTeams)
    const families = () => loadContactFamilies(house)
    const access = await house.get(contactServices.accessOfMany)
    bindBulk(bind, {
      ...{ learnersOfTeams, access, families },
      start: startAction(await contactKinds(house), access),
      startFile: startExport(await exportTaskOf(house)),
    })
    const looks = await house.get(contactServices.lookNotes)
    registerContacts(
      bind,
      { learnersOfTeams, looks },
      {
        families,
        findChoices: () => house.all(contactFilterChoices),
      },
    )
    const seen = {
      ...{ learnersOfTeams, looks },
      seenContact: await house.get(contactServices.seenContact),
      keys: await loadKeys(house.dependencies.db, house.dependencies.clock.now()),
    }
    bindLooks(bind)
    bindConsents(bind, seen)
    bindMerging(bind, seen)
    bindContactImports(bind, families, access)
    registerContactCard(bind, {
      seenContact: seen.seenContact,
      tabs: await house.all(contactPoints.tabs),
      titles: await house.all(contactPoints.titles),
    })
  },
  mount: async (app, { dependencies, get }, checks) => {
    mountImportFiles(app, dependencies, checks)
    const looks = await get(contactServices.lookNotes)
    app.addHook('onClose', () => looks.idle())
  },
  jobs: (house) => [
    handleFillList(house.dependencies, () => loadContactFamilies(house)),
    handleRefillByTime(house.dependencies),
    handleForgetOriginals(house.dependencies),
    handleForgetLooks(house.dependencies),
    handleReadImport(house.dependencies),
    handleCheckImport(house.dependencies, async () => ({
      seatOf: await house.get(taskServices.seatOf),
      access: await house.get(contactServices.accessOfMany),
    })),
    handleTidyContactImports(house.dependencies),
  ],
  schedules: [
    scheduleJob(refillByTime, '17 * * * *', {}),
    scheduleJob(tidyContactImports, '41 3 * * *', {}),
    scheduleJob(forgetLooks, '47 3 * * *', {}),
    scheduleJob(forgetOriginals, '43 3 * * *', {}),
  ],
  listeners: (house) => [followLists(house)],
  ownData: { erase: { 'contacts.eraseContacts': eraseContacts } },
  files: contactFiles,
})
