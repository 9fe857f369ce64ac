import type { OperationReply } from '@lectern/contract/kernel/operation'
import type { listRewards as operation } from '@lectern/contract/schools/rewards.api'
import rowList from '@lectern/ui/lists/row-list.module.css'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Award } from 'lucide-react'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { AccountPage, ListView, useListAddress } from '../../../frame/index.ts'
import styles from './rewards.module.css'

/** Points that were given and taken, and what is left of them. */
export const RewardsPage = ({ data }: { data: OperationReply<typeof operation> }) => {
  const { t, number } = useTexts()
  const { date } = useDates()
  const address = useListAddress({}, { name: 'rewards' })
  const signed = (delta: number) => number(delta, { signDisplay: 'exceptZero' })
  return (
    <AccountPage title={t('account.rewards')} text={t('account.rewards_text')}>
      <dl className={styles.sums}>
        <div className={styles.sum}>
          <dt>{t('account.points_now')}</dt>
          <dd className={styles.balance}>{number(data.sum_points)}</dd>
        </div>
        <div className={styles.sum}>
          <dt>{t('account.points_given')}</dt>
          <dd>{number(data.sum_accrued_points)}</dd>
        </div>
        <div className={styles.sum}>
          <dt>{t('account.points_taken')}</dt>
          <dd>{number(data.sum_deducted_points)}</dd>
        </div>
      </dl>
      <ListView
        list={{ data }}
        address={address}
        look="light"
        empty={
          <EmptyState
            icon={Award}
            framed
            title={t('account.rewards_empty')}
            text={t('account.rewards_empty_text')}
          />
        }
      >
        {(rows) => (
          <ul className={rowList.list}>
            {rows.map((reward) => (
              <li key={reward.id} className={rowList.row}>
                <span className={rowList.words}>
                  <span>{reward.note ?? t(`account.reason_${reward.reason}`)}</span>
                  <span className={rowList.muted}>
                    <span>{date(reward.at)}</span>
                    <span>{reward.school.name}</span>
                  </span>
                </span>
                <span className={styles.delta} data-sign={reward.delta < 0 ? 'taken' : 'given'}>
                  {signed(reward.delta)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </ListView>
    </AccountPage>
  )
}
