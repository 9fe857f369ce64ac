import { useQuery } from '@tanstack/react-query'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { getContact } from '../api.ts'
import { contactName } from '../list/contact-name.ts'

/** One person of the school with all that it knows of them. */
export const ContactPage = ({ contactId }: { contactId: number }) => {
  const { t } = useTexts()
  const contact = useQuery(queryFor(getContact, { params: { contact: contactId } })).data?.data
  return (
    <ExpertPage
      title={contact ? contactName(contact) : ''}
      crumbs={[{ label: t('expert.menu_contacts'), href: '/expert/crm/contacts' }]}
    >
      {contact?.email}
    </ExpertPage>
  )
}
