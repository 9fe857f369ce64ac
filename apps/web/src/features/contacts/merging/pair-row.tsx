import type { LikeContact, Likeness, LikePair } from '@lectern/contract/contacts/merging/merging'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Avatar } from '@lectern/ui/layout/avatar'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { contactName } from '../list/contact-name.ts'
import { mergePaths } from './merge-paths.ts'
import styles from './merging.module.css'
import { useStrangers } from './use-strangers.ts'

interface PairRowProps {
  pair: LikePair
  by: Likeness
}

/** Two contacts beside each other, what they have in common, and what can be said of them. */
export const PairRow = ({ pair: { one, other }, by }: PairRowProps) => {
  const { t } = useTexts()
  const { mark, busy } = useStrangers()
  const names = { one: contactName(one), other: contactName(other) }
  return (
    <li className={styles.pair}>
      <Person contact={one} by={by} />
      <Person contact={other} by={by} />
      <span className={styles.actions}>
        <Link
          className={buttonClass({ size: 'small' })}
          href={mergePaths.compare(one.id, other.id)}
          aria-label={t('contacts.duplicates_compare', names)}
        >
          {t('contacts.same_compare')}
        </Link>
        <Button
          size="small"
          variant="quiet"
          busy={busy}
          aria-label={t('contacts.duplicates_strangers', names)}
          onClick={() => mark(one, other)}
        >
          {t('contacts.strangers')}
        </Button>
      </span>
    </li>
  )
}

const Person = ({ contact, by }: { contact: LikeContact; by: Likeness }) => {
  const { t } = useTexts()
  const { date } = useDates()
  const name = contactName(contact)
  const reached = by === 'phone' ? [contact.phone, contact.email] : [contact.email, contact.phone]
  const lines = reached.filter((each) => each !== null && each !== name)
  return (
    <span className={styles.one}>
      <Avatar name={name} size={28} />
      <span className={styles.words}>
        <Link href={`/expert/crm/contacts/${contact.id}`} className={styles.called}>
          {name}
        </Link>
        {lines.map((line, at) => (
          <span key={line} className={at === 0 ? styles.likeness : styles.muted}>
            {line}
          </span>
        ))}
        <span className={styles.muted}>
          {[
            t(contact.has_account ? 'contacts.account_with' : 'contacts.account_without'),
            t('contacts.same_since', { date: date(contact.created_at) }),
          ].join(' · ')}
        </span>
      </span>
    </span>
  )
}
