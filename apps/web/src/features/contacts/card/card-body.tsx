import type { CardField, CardParts, CardTabName } from '@lectern/contract/contacts/card/contact-card'
import type { ContactCard } from '@lectern/contract/contacts/contacts'
import { Notice } from '@lectern/ui/feedback/notice'
import { Tabs } from '@lectern/ui/layout/tabs'
import type { ReactNode, RefObject } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import type { CardSearch } from './card-search.ts'
import type { CardSlots } from './card-slots.ts'
import styles from './card.module.css'
import { HistoryTab, Timeline } from './history/history-tab.tsx'
import { LoginsTab } from './logins-tab.tsx'
import { MainTab } from './main-tab.tsx'
import { PersonColumn } from './person-column.tsx'
import { PointsTab } from './points-tab.tsx'
import { SideColumn } from './side-column.tsx'
import type { ContactChanges } from './use-contact-changes.ts'

interface CardBodyProps {
  card: ContactCard
  search: CardSearch
  slots: CardSlots
  tabs: CardParts['tabs']
  fields: readonly CardField[]
  changes: ContactChanges
  readOnly: boolean
  tagField: RefObject<HTMLInputElement | null>
  onSearch: (part: CardSearch) => void
}

/** Who the person is, the open tab, and what they have now; on a phone one below the other. */
export const CardBody = (props: CardBodyProps) => {
  const { card, search, slots, tabs, changes, readOnly, tagField, onSearch } = props
  const { t } = useTexts()
  const isThere = (tab: CardTabName) => tabs.some(({ name }) => name === tab)
  const tab = search.tab !== undefined && isThere(search.tab) ? search.tab : 'main'
  const Content = contents[tab]
  return (
    <div className={styles.card}>
      <Tabs<CardTabName>
        label={t('contacts.card_tabs')}
        items={tabs.map(({ name, count }) => ({
          id: name,
          label: t(`contacts.card_tab_${name}`),
          count: count === null || count === 0 ? undefined : count,
        }))}
        value={tab}
        onChange={(chosen) => onSearch({ tab: chosen })}
      >
        <div className={styles.columns}>
          <PersonColumn {...{ card, changes, readOnly, tagField }} />
          <div className={styles.middle}>
            {card.status === 'erased' && <Notice title={t('contacts.card_erased')} />}
            <Content {...props} />
          </div>
          <SideColumn {...{ card, readOnly }} products={isThere('products') && slots.productsNow} />
        </div>
      </Tabs>
    </div>
  )
}

const History = ({ card, search, onSearch }: CardBodyProps) => (
  <HistoryTab
    contactId={card.id}
    kind={search.kind ?? 'everything'}
    onKind={(kind) => onSearch({ kind: kind === 'everything' ? undefined : kind })}
  />
)

/** What the person did last in lessons and practices. */
const Learning = ({ card }: CardBodyProps) => {
  const { t } = useTexts()
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('contacts.card_done_last')}</h2>
      <Timeline contactId={card.id} kind="learning" />
    </section>
  )
}

const contents: Readonly<Record<CardTabName, (props: CardBodyProps) => ReactNode>> = {
  main: ({ card, changes, readOnly, fields }) => <MainTab {...{ card, changes, readOnly, fields }} />,
  products: ({ slots }) => slots.products,
  learning: Learning,
  orders: ({ slots }) => slots.orders,
  points: ({ card }) => <PointsTab contactId={card.id} />,
  logins: ({ card }) => <LoginsTab contactId={card.id} />,
  comments: ({ slots }) => slots.comments,
  history: History,
}
