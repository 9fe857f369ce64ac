import { createFileRoute, useParams } from '@tanstack/react-router'
import { ContactPage, getContact } from '../../../../features/contacts/index.ts'
import { ensure } from '../../../../lib/api/index.ts'
import { readId } from '../../../../lib/routing/page-flow.ts'

const Contact = () => <ContactPage {...useParams({ from: '/expert/crm/contacts/$contactId' })} />

export const Route = createFileRoute('/expert/crm/contacts/$contactId')({
  staticData: { texts: ['contacts'] },
  params: {
    parse: ({ contactId }) => ({ contactId: readId(contactId) }),
    stringify: ({ contactId }) => ({ contactId: String(contactId) }),
  },
  loader: async (page) => {
    await ensure(page, getContact, { params: { contact: page.params.contactId } })
  },
  component: Contact,
})
