import type { Connection } from '@lectern/contract/payments/connections'
import { Notice } from '@lectern/ui/feedback/notice'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import styles from './systems.module.css'

/** That the payment system refuses the keys: since when, what buyers see, and what is safe. */
export const StoppedNotice = ({ stoppedAt }: { stoppedAt: string }) => {
  const { t } = useTexts()
  const { moment } = useDates()
  return (
    <Notice tone="danger" title={t('payments.stopped_title', { date: moment(stoppedAt) })}>
      {t('payments.stopped_text')}
    </Notice>
  )
}

/** Whether the messages of a payment system come, and payments of which the outcome is open. */
export const ConnectionFacts = ({ connection }: { connection: Connection }) => {
  const { t, number } = useTexts()
  const { moment } = useDates()
  const {
    last_message_at: last,
    last_refused_at: refusedAt,
    refused_count: refused,
    open_count: open,
  } = connection
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>{t('payments.fact_messages')}</dt>
        <dd data-tone={last === null ? undefined : 'success'}>
          {last === null
            ? t('payments.fact_messages_none')
            : t('payments.fact_messages_last', { date: moment(last) })}
        </dd>
        {refused > 0 && (
          <dd data-tone="danger">
            {t('payments.fact_refused', {
              count: refused,
              date: refusedAt === null ? '' : moment(refusedAt),
            })}
          </dd>
        )}
      </div>
      {open > 0 && (
        <div className={styles.fact}>
          <dt>{t('payments.fact_open')}</dt>
          <dd>{number(open)}</dd>
        </div>
      )}
    </dl>
  )
}
