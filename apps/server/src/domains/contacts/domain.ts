import { defineDomain } from '../../platform/composition/domain.ts'
import { provide } from '../../platform/composition/services.ts'
import { identityServices } from '../identity/index.ts'
import { bindBulk } from './bulk/bulk.routes.ts'
import { contactKinds, provideContactTasks } from './bulk/contact-tasks.ts'
import { exportTaskOf, provideExportTask } from './bulk/export-task.ts'
import { startExport } from './bulk/use-cases/start-export.ts'
import { startAction } from './bulk/use-cases/start-action.ts'
import { exportContactFields } from './fields/contact-fields.repository.ts'
import { fillRegistration } from './fields/use-cases/fill-registration.ts'
import { contactFiles } from './file-columns.ts'
import { registerContacts } from './contacts.routes.ts'
import { eraseContacts } from './own-data.repository.ts'
import { contactServices } from './services.ts'

export const contactsDomain = defineDomain({
  name: 'contacts',
  provides: [
    provide(identityServices.fillFields, () => fillRegistration),
    provide(identityServices.exportContactFields, () => exportContactFields),
    ...provideContactTasks,
    provideExportTask,
  ],
  register: async ({ bind }, house) => {
    const learnersOfTeams = await house.get(contactServices.learnersOfTeams)
    bindBulk(bind, {
      learnersOfTeams,
      start: startAction(await contactKinds(house)),
      startFile: startExport(await exportTaskOf(house)),
    })
    registerContacts(bind, learnersOfTeams)
  },
  ownData: { erase: { 'contacts.eraseContacts': eraseContacts } },
  files: contactFiles,
})
