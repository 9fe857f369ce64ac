import type { ContactCard } from '@lectern/contract/contacts/contacts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, redirect, useLoaderData, useParams, useSearch } from '@tanstack/react-router'
import { ContactComments } from '../../../../features/comments/index.ts'
import {
  ContactPage,
  getContact,
  prepareContact,
  readCardSearch,
} from '../../../../features/contacts/index.ts'
import { ContactProducts, ContactProductsNow, GiveAccess } from '../../../../features/courses/index.ts'
import { ContactOrders } from '../../../../features/orders/index.ts'
import { ensure, queryFor } from '../../../../lib/api/index.ts'
import { readId } from '../../../../lib/routing/page-flow.ts'

const from = '/expert/crm/contacts/$contactId'

const AccessDialog = ({ contact, onClose }: { contact: ContactCard; onClose: () => void }) => {
  const client = useQueryClient()
  if (contact.email === null) return null
  return <GiveAccess email={contact.email} onClose={onClose} onGiven={() => client.invalidateQueries()} />
}

const Contact = () => {
  const { contactId } = useParams({ from })
  const { visitor } = useLoaderData({ from: '__root__' })
  const contact = useQuery(queryFor(getContact, { params: { contact: contactId } })).data?.data
  const person = { contactId, email: contact?.email ?? '' }
  return (
    <ContactPage
      contactId={contactId}
      search={useSearch({ from })}
      slots={{
        products: <ContactProducts {...person} />,
        productsNow: <ContactProductsNow {...person} />,
        orders: contact && <ContactOrders contact={contact} />,
        comments: visitor && <ContactComments contactId={contactId} person={visitor.id} />,
        AccessDialog,
      }}
    />
  )
}

export const Route = createFileRoute('/expert/crm/contacts/$contactId')({
  staticData: {
    texts: [
      'contacts',
      'participants',
      'comments',
      'moderation',
      'school',
      'create-course',
      'offers',
      'courses',
      'orders',
      'money-documents',
      'order-desk',
    ],
  },
  params: {
    parse: ({ contactId }) => ({ contactId: readId(contactId) }),
    stringify: ({ contactId }) => ({ contactId: String(contactId) }),
  },
  validateSearch: readCardSearch,
  loader: async (page) => {
    const { data } = await ensure(page, getContact, { params: { contact: page.params.contactId } })
    if (data.merged_into === null) return prepareContact(page.context.queryClient, data.id)
    // The old address leads on to the contact that stayed.
    const params = { contactId: data.merged_into }
    // oxlint-disable-next-line typescript/only-throw-error -- the router takes what is thrown for its own
    throw redirect({ to: from, params, search: readCardSearch({ ...page.location.search }), replace: true })
  },
  component: Contact,
})
