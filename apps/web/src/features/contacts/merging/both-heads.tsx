import type { ContactCard } from '@lectern/contract/contacts/contacts'
import { ChoiceCard } from '@lectern/ui/choices/choice-card'
import { Avatar } from '@lectern/ui/layout/avatar'
import { type ReactNode, useId } from 'react'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { contactName } from '../list/contact-name.ts'
import type { MergePlan } from './merge-draft.ts'
import styles from './merging.module.css'

interface BothHeadsProps {
  pair: readonly [ContactCard, ContactCard]
  plan: MergePlan
  /** Missing where nobody chooses. */
  onStays: ((id: number) => void) | undefined
}

/** Who is compared, and who of them stays. */
export const BothHeads = ({ pair, plan, onStays }: BothHeadsProps) => {
  const { t } = useTexts()
  const name = useId()
  return (
    <div className={styles.values}>
      <div className={styles.value} role="radiogroup" aria-label={t('contacts.merge_who')}>
        <span className={styles.label}>
          {t('contacts.merge_who')}
          <span className={styles.muted}>
            {t(onStays ? 'contacts.merge_who_older' : 'contacts.merge_who_account')}
          </span>
        </span>
        {pair.map((card) => (
          <ChoiceCard
            key={card.id}
            kind="one"
            name={name}
            checked={card.id === plan.survivor.id}
            disabled={onStays === undefined}
            onChange={() => onStays?.(card.id)}
            label={<Face card={card} />}
            help={t(card.id === plan.survivor.id ? 'contacts.merge_stays' : 'contacts.merge_goes')}
          />
        ))}
      </div>
    </div>
  )
}

const Face = ({ card }: { card: ContactCard }): ReactNode => {
  const { t } = useTexts()
  const { date } = useDates()
  const called = contactName(card)
  return (
    <span className={styles.one}>
      <Avatar name={called} src={card.avatar_url} size={28} />
      <span className={styles.words}>
        <span className={styles.called}>{called}</span>
        <span className={styles.muted}>
          {[
            t(card.has_account ? 'contacts.account_with' : 'contacts.account_without'),
            t('contacts.same_since', { date: date(card.created_at) }),
          ].join(' · ')}
        </span>
      </span>
    </span>
  )
}
