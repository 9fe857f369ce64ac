import { createFileRoute, useSearch } from '@tanstack/react-router'
import { ContactListsPage, readContactListsSearch } from '../../../../features/contacts/index.ts'
import { needRight } from '../../../../frame/areas/expert/expert-right.ts'

const ContactLists = () => <ContactListsPage search={useSearch({ from: '/expert/crm/contact-lists/' })} />

export const Route = createFileRoute('/expert/crm/contact-lists/')({
  staticData: { texts: ['contacts'] },
  validateSearch: readContactListsSearch,
  loader: (page) => needRight(page, ['contactlist_list', 'contactlist_read']),
  component: ContactLists,
})
