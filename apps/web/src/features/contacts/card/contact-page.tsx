import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { CardTabName } from '@lectern/contract/contacts/card/contact-card'
import type { ContactCard } from '@lectern/contract/contacts/contacts'
import { Notice } from '@lectern/ui/feedback/notice'
import { Tabs } from '@lectern/ui/layout/tabs'
import { type ReactNode, useRef, useState } from 'react'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { LoadFailure, SavingState } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useHeldRights } from '../../staff/index.ts'
import { getCardParts } from '../api.ts'
import { contactName } from '../list/contact-name.ts'
import { BlockContact } from './block-contact.tsx'
import { CardActions } from './card-actions.tsx'
import type { CardSearch } from './card-search.ts'
import { CardSkeleton } from './card-skeleton.tsx'
import styles from './card.module.css'
import { HistoryTab, Timeline } from './history-tab.tsx'
import { LoginsTab } from './logins-tab.tsx'
import { MainTab } from './main-tab.tsx'
import { useNeighbours } from './neighbours.ts'
import { PersonColumn } from './person-column.tsx'
import { PointsTab } from './points-tab.tsx'
import { SideColumn } from './side-column.tsx'
import { useCardKeys } from './use-card-keys.ts'
import { useContact } from './use-contact.ts'
import { useContactChanges } from './use-contact-changes.ts'

/** What features above show of a contact. */
export interface CardSlots {
  products: ReactNode
  /** The products that the person has now, in a few lines. */
  productsNow: ReactNode
  comments: ReactNode
  /** Asks to which product access is given. */
  giveAccess: (contact: ContactCard, close: () => void) => ReactNode
}

interface ContactPageProps {
  contactId: number
  search: CardSearch
  slots: CardSlots
}

/** One person of the school with all that it knows of them. */
export const ContactPage = (props: ContactPageProps) => {
  const { t } = useTexts()
  const contact = useContact(props.contactId)
  const card = contact.data?.data
  if (card) return <Card key={card.id} {...props} card={card} />
  return (
    <ExpertPage title={t('contacts.card_title')} crumbs={useCrumbs()} width="bare">
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

const Card = ({ contactId, search, slots, card }: ContactPageProps & { card: ContactCard }) => {
  const { t } = useTexts()
  const [dialog, setDialog] = useState<OpenDialog>()
  const tagField = useRef<HTMLInputElement>(null)
  const changes = useContactChanges(card)
  const rights = useHeldRights()
  const readOnly = !rights.has('contact_edit') || card.status === 'erased'
  const mayGive = ['course_edit', 'marathon_edit'].some((right) => rights.has(right)) && card.email !== null
  const parts = useQuery(queryFor(getCardParts, { params: { contact: contactId } })).data?.data
  const tabs = parts?.tabs ?? [{ name: 'main' as const, count: null }]
  const ways = useCardWays()
  const neighbours = useNeighbours(contactId)
  const { keys, hints } = useCardKeys({
    ...{ neighbours, tabs: tabs.map(({ name }) => name), onTab: (tab) => ways.search({ tab }) },
    onOpen: ways.open,
    onTag: readOnly ? undefined : () => tagField.current?.focus(),
    onAccess: mayGive ? () => setDialog('access') : undefined,
  })
  const asked = search.tab ?? 'main'
  const tab = tabs.some(({ name }) => name === asked) ? asked : 'main'
  return (
    <ExpertPage
      title={contactName(card)}
      crumbs={useCrumbs()}
      width="bare"
      saved={<SavingState saving={changes.saving} />}
      keys={keys}
      hints={hints}
      actions={
        <CardActions
          {...{ card, neighbours, onOpen: ways.open }}
          onAccess={mayGive ? () => setDialog('access') : undefined}
          onBlock={readOnly ? undefined : () => setDialog('block')}
          onUnblock={readOnly ? undefined : () => void changes.setStatus('active')}
        />
      }
    >
      <div className={styles.card}>
        <Tabs<CardTabName>
          label={t('contacts.card_tabs')}
          items={tabs.map(({ name, count }) => ({
            id: name,
            label: t(`contacts.card_tab_${name}`),
            count: count === null || count === 0 ? undefined : count,
          }))}
          value={tab}
          onChange={(chosen) => ways.search({ tab: chosen })}
        >
          <div className={styles.columns}>
            <PersonColumn {...{ card, changes, readOnly, tagField }} />
            <div className={styles.middle}>
              {card.status === 'erased' && <Notice title={t('contacts.card_erased')} />}
              {tab === 'main' && <MainTab {...{ card, changes, readOnly }} fields={parts?.fields ?? []} />}
              {tab === 'products' && slots.products}
              {tab === 'learning' && <LearningTab contactId={contactId} products={slots.products} />}
              {tab === 'points' && <PointsTab contactId={contactId} />}
              {tab === 'logins' && <LoginsTab contactId={contactId} />}
              {tab === 'comments' && slots.comments}
              {tab === 'history' && (
                <HistoryTab
                  contactId={contactId}
                  kind={search.kind ?? 'everything'}
                  onKind={(kind) => ways.search({ kind: kind === 'everything' ? undefined : kind })}
                />
              )}
            </div>
            <SideColumn
              card={card}
              products={tabs.some(({ name }) => name === 'products') && slots.productsNow}
            />
          </div>
        </Tabs>
      </div>
      {dialog === 'access' && slots.giveAccess(card, () => setDialog(undefined))}
      <BlockContact {...{ card, changes }} isOpen={dialog === 'block'} onClose={() => setDialog(undefined)} />
    </ExpertPage>
  )
}

/** How far the person is in each product, and what they did last. */
const LearningTab = ({ contactId, products }: { contactId: number; products: ReactNode }) => {
  const { t } = useTexts()
  return (
    <>
      {products}
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('contacts.card_done_last')}</h2>
        <Timeline contactId={contactId} kind="learning" />
      </section>
    </>
  )
}
