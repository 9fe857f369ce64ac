import type { DayBalance, SystemBalance } from '@lectern/contract/payments/balances'
import { balanceLimits } from '@lectern/contract/payments/balances'
import { formatDay, languageOfDates } from '@lectern/contract/kernel/moment-format'
import { formatMoney } from '@lectern/contract/kernel/money/format-money'
import { fromWire } from '@lectern/contract/kernel/money/minor-units'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { Icon } from '@lectern/ui/layout/icon'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, RefreshCw, TriangleAlert } from 'lucide-react'
import { queryFor } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { checkBalances, listBalances } from '../api.ts'
import styles from './balances.module.css'

/**
 * The books of each provider against those of the school: what they say of the latest day, the difference, and a mark for each of the
 * days before.
 */
export const MoneyBalances = ({ mayCheck }: { mayCheck: boolean }) => {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  const balances = useQuery(queryFor(listBalances, {})).data?.data ?? []
  const check = useMutation({
    mutationFn: () => checkBalances({}),
    onSuccess: (answer) => {
      queryClient.setQueryData(queryFor(listBalances, {}).queryKey, answer)
      toasts.show({
        title: t(isAllEven(answer.data) ? 'payments.balances_even' : 'payments.balances_differ'),
      })
    },
    meta: { showsErrors: true },
  })
  if (balances.length === 0) return null
  return (
    <section className={styles.card} aria-labelledby="money-balances">
      <header className={styles.head}>
        <div>
          <h2 id="money-balances" className={styles.title}>
            {t('payments.balances')}
          </h2>
          <p className={styles.muted}>{t('payments.balances_text')}</p>
        </div>
        {mayCheck && (
          <Button icon={<Icon of={RefreshCw} />} busy={check.isPending} onClick={() => check.mutate()}>
            {t('payments.balances_check')}
          </Button>
        )}
      </header>
      {check.error && (
        <Notice tone="danger" announce="at-once">
          {errorText(check.error, t)}
        </Notice>
      )}
      <ul className={styles.rows}>
        {balances.map((balance) => (
          <Balance key={balance.system_id} balance={balance} />
        ))}
      </ul>
    </section>
  )
}

const isAllEven = (balances: readonly SystemBalance[]): boolean =>
  balances.every(({ days }) => days.every(({ is_even }) => is_even))

const Balance = ({ balance: { title, days, is_listed: isListed } }: { balance: SystemBalance }) => {
  const { t, locale } = useTexts()
  const [latest] = days
  const mended = days.filter(({ mended: found }) => found > 0)
  return (
    <li className={styles.row}>
      <span className={styles.name}>{title}</span>
      {latest === undefined ? (
        <span className={styles.muted}>
          {t(isListed ? 'payments.balances_not_yet' : 'payments.balances_no_list')}
        </span>
      ) : (
        <>
          <DaySums day={latest} />
          <DayMarks days={days} />
        </>
      )}
      {mended.map(({ day, mended: count }) => (
        <span key={day} className={styles.mended}>
          {t('payments.balances_mended', { date: dayWords(day, locale), count })}
        </span>
      ))}
    </li>
  )
}

const DaySums = ({ day: { day, sums, is_even: isEven } }: { day: DayBalance }) => {
  const { t, locale } = useTexts()
  const money = (amount: number, currency: DayBalance['sums'][number]['currency']) =>
    formatMoney({ amount: fromWire(amount), currency }, locale, { zeros: 'kept' })
  return (
    <span className={styles.sums}>
      <span className={styles.muted}>{dayWords(day, locale)}</span>
      {sums.length === 0 && <span>{t('payments.balances_nothing')}</span>}
      {sums.map(({ currency, theirs, ours }) => (
        <span key={currency} className={styles.sum}>
          {t('payments.balances_sums', { theirs: money(theirs, currency), ours: money(ours, currency) })}
          {theirs !== ours && (
            <strong className={styles.off}>{` Δ ${money(theirs - ours, currency)}`}</strong>
          )}
        </span>
      ))}
      <span className={isEven ? styles.even : styles.off}>
        <Icon of={isEven ? Check : TriangleAlert} />
        {t(isEven ? 'payments.balances_zero' : 'payments.balances_off')}
      </span>
    </span>
  )
}

/** One mark a day, the earliest first; a day without a check is empty. */
const DayMarks = ({ days }: { days: readonly DayBalance[] }) => {
  const { t, locale } = useTexts()
  const last = days[0]?.day
  if (last === undefined) return null
  const known = new Map(days.map((day) => [day.day, day]))
  const shown = Array.from({ length: balanceLimits.days }, (_, at) =>
    dayAgo(last, balanceLimits.days - 1 - at),
  )
  const stateOf = (day: DayBalance | undefined) =>
    day === undefined ? 'none' : !day.is_even ? 'off' : day.mended > 0 ? 'mended' : 'even'
  return (
    <span
      className={styles.marks}
      role="img"
      aria-label={t('payments.balances_marks', {
        even: days.filter(({ is_even }) => is_even).length,
        total: days.length,
      })}
    >
      {shown.map((day) => (
        <span
          key={day}
          className={styles.mark}
          data-state={stateOf(known.get(day))}
          title={dayWords(day, locale)}
        />
      ))}
    </span>
  )
}

/** A day of a calendar, which has no clock. */
const dayWords = (day: string, locale: string): string =>
  formatDay(
    new Intl.DateTimeFormat(languageOfDates(locale), { dateStyle: 'medium', timeZone: 'UTC' }),
    new Date(`${day}T00:00:00Z`),
  )

const dayAgo = (day: string, back: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - back * 24 * 60 * 60_000).toISOString().slice(0, 10)
