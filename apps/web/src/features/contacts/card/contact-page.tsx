import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ContactCard } from '@lectern/contract/contacts/contacts'
import { useRef, useState } from 'react'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { LoadFailure, SavingState } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useHeldRights } from '../../staff/index.ts'
import { getCardParts } from '../api.ts'
import { contactName } from '../list/contact-name.ts'
import { BlockContact } from './block-contact.tsx'
import { CardActions } from './card-actions.tsx'
import { CardBody } from './card-body.tsx'
import type { CardSearch } from './card-search.ts'
import { CardSkeleton } from './card-skeleton.tsx'
import type { CardSlots } from './card-slots.ts'
import { useNeighbours } from './neighbours.ts'
import { useCardKeys } from './use-card-keys.ts'
import { useContact } from './use-contact.ts'
import { useContactChanges } from './use-contact-changes.ts'

interface ContactPageProps {
  contactId: number
  search: CardSearch
  slots: CardSlots
}

/** One person of the school with all that it knows of them. */
export const ContactPage = (props: ContactPageProps) => {
  const { t } = useTexts()
  const crumbs = useCrumbs()
  const contact = useContact(props.contactId)
  const card = contact.data?.data
  if (card) return <Card key={card.id} {...props} card={card} />
  return (
    <ExpertPage title={t('contacts.card_title')} crumbs={crumbs} width="bare">
      {contact.error ? <LoadFailure error={contact.error} onRetry={contact.refetch} /> : <CardSkeleton />}
    </ExpertPage>
  )
}

const useCrumbs = () => {
  const { t } = useTexts()
  return [{ label: t('expert.menu_contacts'), href: '/expert/crm/contacts' }]
}

type OpenDialog = 'access' | 'block'

/** Ways of the card: to its tabs, and to the people beside it in the list. */
const useCardWays = () => {
  const navigate = useNavigate()
  return {
    search: (part: CardSearch) =>
      void navigate({ to: '.', search: (before: object) => ({ ...before, ...part }), replace: true }),
    open: (contactId: number) =>
      void navigate({
        to: '/expert/crm/contacts/$contactId',
        params: { contactId },
        search: (before: object) => before,
      }),
  }
}

/** What the reader may do with the contact. */
const useCardRights = (card: ContactCard) => {
  const rights = useHeldRights()
  const mayGive = ['course_edit', 'marathon_edit'].some((right) => rights.has(right)) && card.email !== null
  return { readOnly: !rights.has('contact_edit') || card.status === 'erased', mayGive }
}

const onlyMain = [{ name: 'main' as const, count: null }]

const Card = ({ contactId, search, slots, card }: ContactPageProps & { card: ContactCard }) => {
  const crumbs = useCrumbs()
  const [dialog, setDialog] = useState<OpenDialog>()
  const tagField = useRef<HTMLInputElement>(null)
  const changes = useContactChanges(card)
  const { readOnly, mayGive } = useCardRights(card)
  const parts = useQuery(queryFor(getCardParts, { params: { contact: contactId } })).data?.data
  const tabs = parts?.tabs ?? onlyMain
  const ways = useCardWays()
  const neighbours = useNeighbours(contactId)
  const giveAccess = mayGive ? () => setDialog('access') : undefined
  const { keys, hints } = useCardKeys({
    ...{ neighbours, tabs: tabs.map(({ name }) => name), onTab: (tab) => ways.search({ tab }) },
    onOpen: ways.open,
    onTag: readOnly ? undefined : () => tagField.current?.focus(),
    onAccess: giveAccess,
  })
  const close = () => setDialog(undefined)
  return (
    <ExpertPage
      {...{ crumbs, keys, hints }}
      title={contactName(card)}
      width="bare"
      saved={<SavingState saving={changes.saving} />}
      actions={
        <CardActions
          {...{ card, neighbours, onOpen: ways.open, onAccess: giveAccess }}
          onBlock={readOnly ? undefined : () => setDialog('block')}
          onUnblock={readOnly ? undefined : () => void changes.setStatus('active')}
        />
      }
    >
      <CardBody
        {...{ card, search, slots, tabs, changes, readOnly, tagField }}
        fields={parts?.fields ?? []}
        onSearch={ways.search}
      />
      {dialog === 'access' && <slots.AccessDialog contact={card} onClose={close} />}
      <BlockContact {...{ card, changes }} isOpen={dialog === 'block'} onClose={close} />
    </ExpertPage>
  )
}
