import type { CardField } from '@lectern/contract/contacts/card/contact-card'
import type { ContactRow } from '@lectern/contract/contacts/contacts'
import { Badge } from '@lectern/ui/feedback/badge'
import { Avatar } from '@lectern/ui/layout/avatar'
import type { TableColumn } from '@lectern/ui/lists/table'
import { type Dates, type ReaderTexts, useTexts } from '../../../lib/texts/index.ts'
import { LettersMark } from '../consents/letters-mark.tsx'
import { optionName } from '../filters/filter-words.ts'
import { contactName } from './contact-name.ts'
import styles from './contacts.module.css'
import { OwnFieldCell } from './own-field-cell.tsx'

/** Tags of a person that the list names; the others are counted. */
const named = 3

/** Columns of which people choose, before anybody chose. */
export const usualColumns: readonly string[] = ['tags', 'city', 'letters', 'source', 'active']

/** More columns than these do not fit beside each other. */
export const mostInSight = 5

type Reader = Pick<ReaderTexts & Dates, 't' | 'date'>
type ContactTableColumn = TableColumn<ContactRow>

/** The person: always there, and always first. */
export const personColumn = ({ t }: Pick<Reader, 't'>): ContactTableColumn => ({
  ...{ id: 'name', header: t('contacts.person'), cell: PersonOf, sortable: true },
})

/** What the list can tell of everybody, in the order in which it is offered. */
export const contactColumns = ({ t, date }: Reader, fields: readonly CardField[]): ContactTableColumn[] => [
  { id: 'tags', header: t('contacts.tags'), minor: true, cell: TagsOf },
  { id: 'city', header: t('contacts.city'), minor: true, cell: ({ city }) => city ?? '' },
  { id: 'country', header: t('contacts.card_country'), minor: true, cell: ({ country }) => country ?? '' },
  { id: 'phone', header: t('contacts.phone'), minor: true, cell: ({ phone }) => phone ?? '' },
  { id: 'email', header: t('contacts.email'), minor: true, cell: ({ email }) => email ?? '' },
  { id: 'source', header: t('contacts.source'), minor: true, cell: SourceOf },
  { id: 'status', header: t('contacts.status'), minor: true, cell: StatusOf },
  { id: 'letters', header: t('contacts.column_letters'), minor: true, cell: LettersOf },
  { id: 'address', header: t('contacts.column_address'), minor: true, cell: AddressOf },
  {
    ...{ id: 'manager', header: t('contacts.manager'), minor: true },
    cell: ({ manager }) => manager?.name ?? '',
  },
  { id: 'language', header: t('contacts.filter_profile_language'), minor: true, cell: LanguageOf },
  {
    ...{ id: 'created', header: t('contacts.column_created'), minor: true, align: 'end', sortable: true },
    cell: ({ created_at: created }) => date(created),
  },
  {
    ...{ id: 'active', header: t('contacts.active'), minor: 'phone', align: 'end', sortable: true },
    cell: ({ active_at: active }) => date(active),
  },
  { id: 'account', header: t('contacts.account'), minor: true, cell: AccountOf },
  ...fields.map(ownColumn),
]

const ownColumn = (field: CardField): ContactTableColumn => ({
  ...{ id: `field.${field.id}`, header: field.title, minor: true },
  align: field.type === 'number' ? 'end' : 'start',
  cell: ({ fields }) => <OwnFieldCell field={field} value={fields[field.id]} />,
})

/** On a phone the person's column holds the tags as well. */
const PersonOf = (contact: ContactRow) => {
  const { t } = useTexts()
  const called = contactName(contact)
  const reached = [contact.email, contact.phone].find((each) => each !== null && each !== called)
  return (
    <span className={styles.person}>
      <Avatar name={called} src={contact.avatar_url} size={28} />
      <span className={styles.words}>
        <span className={styles.name}>
          <span className={styles.called}>{called}</span>
          {contact.status === 'blocked' && <Badge tone="danger">{t('contacts.status_blocked')}</Badge>}
        </span>
        {reached !== undefined && <span className={styles.muted}>{reached}</span>}
        <span className={styles.narrowOnly}>
          <TagsOf {...contact} />
        </span>
      </span>
    </span>
  )
}

const TagsOf = ({ tags }: Pick<ContactRow, 'tags'>) => {
  const { t } = useTexts()
  const others = tags.length - named
  return (
    <span className={styles.tags}>
      {tags.slice(0, named).map(({ id, name }) => (
        <Badge key={id}>{name}</Badge>
      ))}
      {others > 0 && <span className={styles.muted}>{t('contacts.tags_more', { count: others })}</span>}
    </span>
  )
}

const SourceOf = ({ source }: Pick<ContactRow, 'source'>) => {
  const { t } = useTexts()
  return <>{t(`contacts.source_${source}`)}</>
}

const StatusOf = ({ status }: Pick<ContactRow, 'status'>) => {
  const { t } = useTexts()
  if (status === 'erased') return null
  return <>{t(`contacts.status_${status}`)}</>
}

/** What is known of the address: without one there is nothing to know. */
const AddressOf = ({ email, address_state: state }: Pick<ContactRow, 'email' | 'address_state'>) => {
  const { t } = useTexts()
  return email === null ? null : <>{t(`contacts.filter_option_address_${state}`)}</>
}

const LettersOf = ({ letters }: Pick<ContactRow, 'letters'>) => <LettersMark state={letters} />

const LanguageOf = ({ language }: Pick<ContactRow, 'language'>) => {
  const { t } = useTexts()
  return language === null ? null : <>{optionName('language', { value: language, label: null }, t)}</>
}

const AccountOf = ({ has_account: hasAccount }: Pick<ContactRow, 'has_account'>) => {
  const { t } = useTexts()
  return <>{t(hasAccount ? 'contacts.account_with' : 'contacts.account_without')}</>
}
