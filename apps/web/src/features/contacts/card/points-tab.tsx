import { useQuery } from '@tanstack/react-query'
import type { ContactPoints } from '@lectern/contract/contacts/card/contact-card'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { Gift } from 'lucide-react'
import { LoadFailure } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { getContactPoints } from '../api.ts'
import styles from './card.module.css'

/** Points that the school gave a person, with the balance. */
export const PointsTab = ({ contactId }: { contactId: number }) => {
  const { t } = useTexts()
  const points = useQuery(queryFor(getContactPoints, { params: { contact: contactId } }))
  const found = points.data?.data
  if (found === undefined)
    return points.error ? (
      <LoadFailure error={points.error} onRetry={points.refetch} />
    ) : (
      <SkeletonText lines={5} />
    )
  if (found.entries.length === 0)
    return (
      <EmptyState
        icon={Gift}
        framed
        title={t('contacts.card_points_none')}
        text={t('contacts.card_points_none_text')}
      />
    )
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('contacts.card_points_balance', { count: found.balance })}</h2>
      <ul className={styles.list}>
        {found.entries.map((entry) => (
          <PointEntry key={entry.id} entry={entry} />
        ))}
      </ul>
      {found.has_more && (
        <p className={styles.muted}>{t('contacts.card_points_cut', { count: found.entries.length })}</p>
      )}
    </section>
  )
}

const PointEntry = ({ entry }: { entry: ContactPoints['entries'][number] }) => {
  const { t, number } = useTexts()
  const { moment } = useDates()
  const reason = t(`contacts.card_points_${entry.reason}`)
  return (
    <li className={styles.item}>
      <span className={styles.itemWords}>
        <span>{entry.note ?? reason}</span>
        <span className={styles.muted}>
          {entry.note === null ? moment(entry.at) : [reason, moment(entry.at)].join(' · ')}
        </span>
      </span>
      <span className={styles.amount}>{number(entry.delta, { signDisplay: 'always' })}</span>
    </li>
  )
}
