import { createFileRoute, useParams } from '@tanstack/react-router'
import { compareContacts, ComparePage } from '../../../../../features/contacts/index.ts'
import { ensure } from '../../../../../lib/api/index.ts'
import { readId } from '../../../../../lib/routing/page-flow.ts'

const Compare = () => (
  <ComparePage {...useParams({ from: '/expert/crm/contacts/duplicates/$contactId/$otherId' })} />
)

export const Route = createFileRoute('/expert/crm/contacts/duplicates/$contactId/$otherId')({
  staticData: { texts: ['contacts'] },
  params: {
    parse: ({ contactId, otherId }) => ({ contactId: readId(contactId), otherId: readId(otherId) }),
    stringify: ({ contactId, otherId }) => ({ contactId: String(contactId), otherId: String(otherId) }),
  },
  loader: async (page) => {
    const { contactId, otherId } = page.params
    await ensure(page, compareContacts, { params: { contact: contactId, other: otherId } })
  },
  component: Compare,
})
