import type { ContactRow } from '@lectern/contract/contacts/contacts'
import { Badge } from '@lectern/ui/feedback/badge'
import { Avatar } from '@lectern/ui/layout/avatar'
import type { TableColumn } from '@lectern/ui/lists/table'
import { type Dates, type ReaderTexts, useTexts } from '../../../lib/texts/index.ts'
import { contactName } from './contact-name.ts'
import styles from './contacts.module.css'

/** Tags of a person that the list names; the others are counted. */
const named = 3

/** What the list tells of everybody. */
export const contactColumns = ({
  t,
  date,
}: Pick<ReaderTexts & Dates, 't' | 'date'>): TableColumn<ContactRow>[] => [
  { id: 'person', header: t('contacts.person'), cell: PersonOf },
  { id: 'tags', header: t('contacts.tags'), minor: true, cell: TagsOf },
  { id: 'city', header: t('contacts.city'), minor: true, cell: ({ city }) => city ?? '' },
  { id: 'source', header: t('contacts.source'), minor: true, cell: SourceOf },
  {
    id: 'active',
    header: t('contacts.active'),
    align: 'end',
    minor: 'phone',
    cell: ({ active_at: active }) => date(active),
  },
]

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
