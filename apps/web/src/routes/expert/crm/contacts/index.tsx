import { createFileRoute, useSearch } from '@tanstack/react-router'
import { ContactsPage, readContactsSearch } from '../../../../features/contacts/index.ts'
import { needRight } from '../../../../frame/areas/expert/expert-right.ts'

const Contacts = () => <ContactsPage search={useSearch({ from: '/expert/crm/contacts/' })} />

export const Route = createFileRoute('/expert/crm/contacts/')({
  staticData: { texts: ['contacts'] },
  validateSearch: readContactsSearch,
  loader: (page) => needRight(page, ['contact_list', 'contact_read']),
  component: Contacts,
})
