import type { Alert } from '@lectern/contract/identity/profile'
import { buttonClass } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { useState } from 'react'
import { AppLink } from '../../../lib/routing/app-link.tsx'
import { report } from '../../../lib/reporting.ts'
import { useDates, useTexts, type TextId, type Translate } from '../../../lib/texts/index.ts'
import { dismissAlert } from '../api.ts'
import styles from './alerts.module.css'

const isAlertText = (id: string, t: Translate): id is `account.alert_${string}` & TextId => t.has(id)

const isInstant = (value: string | number): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value)

/** Moments as the reader's language writes dates; everything else as it came. */
const shownParams = (params: Alert['params'], date: (at: string) => string): Alert['params'] =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, isInstant(value) ? date(value) : value]),
  )

/** What the person should know now; an alert whose words this page does not have is left out. */
export const AccountAlerts = ({ alerts }: { alerts: readonly Alert[] }) => {
  const { t } = useTexts()
  const { date } = useDates()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const shown = alerts.filter((alert) => !closed.has(alert.key))
  const close = (key: string) => {
    setClosed(new Set([...closed, key]))
    dismissAlert({ params: { key } }).catch((error: unknown) => report(error, 'alert'))
  }
  return (
    <div className={styles.alerts}>
      {shown.map((alert) => {
        const id = `account.alert_${alert.code}`
        if (!isAlertText(id, t)) return null
        return (
          <Notice
            key={alert.key}
            tone={alert.level}
            close={
              alert.can_dismiss ? { label: t('common.close'), onClose: () => close(alert.key) } : undefined
            }
            actions={
              alert.link !== null && (
                <AppLink href={alert.link} className={buttonClass({ size: 'small' })}>
                  {t('account.alert_open')}
                </AppLink>
              )
            }
          >
            {t(id, shownParams(alert.params, date))}
          </Notice>
        )
      })}
    </div>
  )
}
