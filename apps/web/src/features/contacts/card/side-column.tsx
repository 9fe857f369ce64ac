import type { ContactCard } from '@lectern/contract/contacts/contacts'
import { Icon } from '@lectern/ui/layout/icon'
import { CircleCheck, CircleDashed, CircleX, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './card.module.css'

const addressIcons = {
  unknown: CircleDashed,
  confirmed: CircleCheck,
  soft_bounce: CircleX,
  hard_bounce: CircleX,
  complaint: CircleX,
} as const satisfies Record<ContactCard['address_state'], LucideIcon>

const addressTones = {
  unknown: undefined,
  confirmed: 'success',
  soft_bounce: 'danger',
  hard_bounce: 'danger',
  complaint: 'danger',
} as const

/** Whether letters reach the person, and what they have now. */
export const SideColumn = ({ card, products }: { card: ContactCard; products: ReactNode }) => {
  const { t } = useTexts()
  const state = card.address_state
  return (
    <aside className={styles.side} aria-label={t('contacts.card_now')}>
      <section>
        <h2 className={styles.heading}>{t('contacts.card_address')}</h2>
        <p className={styles.address} data-tone={addressTones[state]}>
          <Icon of={addressIcons[state]} />
          <span>
            {t(card.email === null ? 'contacts.card_address_none' : `contacts.card_address_${state}`)}
          </span>
        </p>
      </section>
      {products}
    </aside>
  )
}
