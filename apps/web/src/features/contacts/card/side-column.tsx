import type { ContactCard } from '@lectern/contract/contacts/contacts'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { MayWeWrite } from '../consents/may-we-write.tsx'
import styles from './card.module.css'

interface SideColumnProps {
  card: ContactCard
  readOnly: boolean
  products: ReactNode
}

/** Whether the person may be written to, whether letters reach them, and what they have now. */
export const SideColumn = ({ card, readOnly, products }: SideColumnProps) => {
  const { t } = useTexts()
  return (
    <aside className={styles.side} aria-label={t('contacts.card_now')}>
      <MayWeWrite {...{ card, readOnly }} />
      {products}
    </aside>
  )
}
