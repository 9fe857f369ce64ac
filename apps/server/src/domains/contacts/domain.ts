import { defineDomain } from '../../platform/composition/domain.ts'
import { provide } from '../../platform/composition/services.ts'
import { identityServices } from '../identity/index.ts'
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
  ],
  register: async ({ bind }, house) =>
    registerContacts(bind, await house.get(contactServices.learnersOfTeams)),
  ownData: { erase: { 'contacts.eraseContacts': eraseContacts } },
  files: contactFiles,
})
