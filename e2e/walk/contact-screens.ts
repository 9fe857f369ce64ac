import { cardTabs } from '@lectern/contract/contacts/card/contact-card'
import type { WalkedSchool } from './school.ts'

/** Every tab of the card of a contact. */
export const contactScreens = Object.fromEntries(
  cardTabs.map((tab) => [
    `${tab} of a contact`,
    ({ desk, contactId }: WalkedSchool) => `${desk}/expert/crm/contacts/${contactId}?tab=${tab}`,
  ]),
)
