import { createFileRoute, useSearch } from '@tanstack/react-router'
import {
  ContactSettingsPage,
  ContactsPage,
  getContactSettings,
  listTags,
  readContactsSearch,
} from '../../../../features/contacts/index.ts'
import { listViews } from '../../../../features/views/index.ts'
import { needRight } from '../../../../frame/areas/expert/expert-right.ts'
import { ensure } from '../../../../lib/api/index.ts'

const Contacts = () => {
  const search = useSearch({ from: '/expert/crm/contacts/' })
  return search.view === 'settings' ? (
    <ContactSettingsPage search={search} />
  ) : (
    <ContactsPage search={search} />
  )
}

export const Route = createFileRoute('/expert/crm/contacts/')({
  staticData: { texts: ['contacts', 'views'] },
  validateSearch: readContactsSearch,
  loaderDeps: ({ search: { view, part } }) => ({ view, part }),
  loader: async (page) => {
    if (page.deps.view === 'settings') {
      if (page.deps.part === 'log') await needRight(page, ['cabinet_root'])
      else if (page.deps.part === 'tags') await ensure(page, listTags, {})
      else await ensure(page, getContactSettings, {})
      return { list: { href: '/expert/crm/contacts?view=settings' } }
    }
    await needRight(page, ['contact_list', 'contact_read', 'contact_read.team', 'contact_read.own'])
    // What stands above the list is there with it.
    await ensure(page, listViews, { params: { list: 'contacts' } })
    return {}
  },
  component: Contacts,
})
