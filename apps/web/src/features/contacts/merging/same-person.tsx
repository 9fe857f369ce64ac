import { useQuery } from '@tanstack/react-query'
import type { ContactCard } from '@lectern/contract/contacts/contacts'
import type { Suggestion } from '@lectern/contract/contacts/merging/merging'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { listSuggestions } from '../api.ts'
import { contactName } from '../list/contact-name.ts'
import { useMayMerge } from './may-merge.ts'
import { mergePaths } from './merge-paths.ts'
import styles from './merging.module.css'

/** Suggestions in sight before somebody asks for all. */
const first = 3

/** Contacts that may be the same person as this one, and why. */
export const SamePerson = ({ card }: { card: ContactCard }) => {
  const { t } = useTexts()
  const mayMerge = useMayMerge()
  const [isWhole, setWhole] = useState(false)
  const { data } = useQuery({
    ...queryFor(listSuggestions, { params: { contact: card.id } }),
    enabled: card.status !== 'erased',
  })
  const all = data?.data ?? []
  if (all.length === 0) return null
  return (
    <section className={styles.same} aria-label={t('contacts.same_title')}>
      <h2 className={styles.heading}>{t('contacts.same_title')}</h2>
      <ul className={styles.hints}>
        {(isWhole ? all : all.slice(0, first)).map((suggestion) => (
          <Hint key={suggestion.contact.id} contactId={card.id} {...{ suggestion, mayMerge }} />
        ))}
      </ul>
      {!isWhole && all.length > first && (
        <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
          {t('contacts.same_all', { count: all.length })}
        </Button>
      )}
    </section>
  )
}

interface HintProps {
  contactId: number
  suggestion: Suggestion
  mayMerge: boolean
}

const Hint = ({ contactId, suggestion: { contact, likenesses }, mayMerge }: HintProps) => {
  const { t } = useTexts()
  const { date } = useDates()
  const name = contactName(contact)
  const why = [
    ...likenesses.map((likeness) => t(`contacts.likeness_${likeness}`)),
    ...(contact.has_account ? [t('contacts.same_account')] : []),
    t('contacts.same_since', { date: date(contact.created_at) }),
  ]
  return (
    <li className={styles.hint}>
      <span className={styles.words}>
        <span className={styles.called}>{t('contacts.same_like', { name })}</span>
        <span className={styles.muted}>{why.join(' · ')}</span>
      </span>
      <Link
        className={buttonClass({ size: 'small' })}
        href={mayMerge ? mergePaths.compare(contactId, contact.id) : `/expert/crm/contacts/${contact.id}`}
        aria-label={t(mayMerge ? 'contacts.same_compare_with' : 'contacts.same_open_of', { name })}
      >
        {t(mayMerge ? 'contacts.same_compare' : 'contacts.same_open')}
      </Link>
    </li>
  )
}
