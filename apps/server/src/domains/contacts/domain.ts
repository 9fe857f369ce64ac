import { defineDomain } from '../../platform/composition/domain.ts'
import { provide } from '../../platform/composition/services.ts'
import { identityServices } from '../identity/index.ts'
import { registerContactCard } from './card/card.routes.ts'
import { ownCardParts } from './card/own-tabs.ts'
import { exportContactFields } from './fields/contact-fields.repository.ts'
import { fillRegistration } from './fields/use-cases/fill-registration.ts'
import { contactFiles } from './file-columns.ts'
import { registerContacts } from './contacts.routes.ts'
import { eraseContacts } from './own-data.repository.ts'
import { createSeenContact } from './seen-contact.ts'
import { contactPoints, contactServices } from './services.ts'

export const contactsDomain = defineDomain({
  name: 'contacts',
  provides: [
    provide(identityServices.fillFields, () => fillRegistration),
    provide(identityServices.exportContactFields, () => exportContactFields),
    provide(contactServices.seenContact, async ({ get }) =>
      createSeenContact(await get(contactServices.learnersOfTeams)),
    ),
    ...ownCardParts,
  ],
  register: async ({ bind }, { get, all }) => {
    registerContacts(bind, await get(contactServices.learnersOfTeams))
    registerContactCard(bind, {
      seenContact: await get(contactServices.seenContact),
      tabs: await all(contactPoints.tabs),
      titles: await all(contactPoints.titles),
    })
  },
  ownData: { erase: { 'contacts.eraseContacts': eraseContacts } },
  files: contactFiles,
})
