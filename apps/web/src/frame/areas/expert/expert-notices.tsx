import type { PendingPayment } from '@lectern/contract/orders/order'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '@lectern/ui/feedback/notice'
import { useState } from 'react'
import { AccountAlerts } from '../../../features/identity/index.ts'
import { AppLink } from '../../../lib/routing/app-link.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './expert-notices.module.css'
import { alertsQuery, pendingPaymentsQuery } from './expert-notice-queries.ts'

/** What concerns the person beside the work: their alerts, and what they still have to pay. Nothing while there is none. */
export const ExpertNotices = () => {
  const alerts = useQuery(alertsQuery()).data?.data ?? []
  return (
    <>
      <AccountAlerts alerts={alerts} />
      <PendingPayments />
    </>
  )
}

const key = 'lectern-expert-pending'

const readClosed = (): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** To the page of the one order that waits; to all of them where they are several. */
const wayTo = (pending: readonly PendingPayment[]): string => {
  const links = new Set(pending.map(({ link }) => link))
  const [only] = links
  return links.size === 1 && only !== undefined ? only : paths.account('purchases')
}

/** Closed for this visit; another payment shows it again. */
const PendingPayments = () => {
  const { t } = useTexts()
  const [closed, setClosed] = useState(readClosed)
  const pending = useQuery(pendingPaymentsQuery()).data?.data ?? []
  const these = pending.map(({ payment_id }) => payment_id).join(' ')
  if (pending.length === 0 || closed === these) return null
  const close = () => {
    setClosed(these)
    try {
      sessionStorage.setItem(key, these)
    } catch {
      // The device keeps nothing: closed until the page is loaded again.
    }
  }
  return (
    <Notice
      tone={pending.some(({ is_overdue }) => is_overdue) ? 'danger' : 'warning'}
      close={{ label: t('common.close'), onClose: close }}
    >
      <div className={styles.pending}>
        <span>{t('expert.pending', { count: pending.length })}</span>
        <AppLink href={wayTo(pending)}>{t('expert.pending_open')}</AppLink>
      </div>
    </Notice>
  )
}
