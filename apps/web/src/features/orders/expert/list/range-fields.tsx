import type { CurrencyCode } from '@lectern/contract/kernel/money/currencies'
import { useState } from 'react'
import { DayField, MoneyField } from '../../../../frame/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { OrdersSearch } from '../orders-search.ts'
import styles from './list.module.css'

interface DayFieldsProps {
  search: Pick<OrdersSearch, 'created_from' | 'created_to'>
  onDays: (days: Pick<OrdersSearch, 'created_from' | 'created_to'>) => void
}

/** The first and the last day on which orders were placed. */
export const DayFields = ({ search: { created_from: from, created_to: to }, onDays }: DayFieldsProps) => {
  const { t } = useTexts()
  const isReversed = from !== undefined && to !== undefined && from > to
  return (
    <div className={styles.range} role="group" aria-label={t('order-desk.filter_created')}>
      <DayField
        label={t('order-desk.filter_created_from')}
        value={from}
        onChange={(day) => onDays({ created_from: day, created_to: to })}
      />
      <DayField
        label={t('order-desk.filter_created_to')}
        value={to}
        error={isReversed ? t('order-desk.filter_reversed') : undefined}
        onChange={(day) => onDays({ created_from: from, created_to: day })}
      />
    </div>
  )
}

interface SumFieldsProps {
  search: Pick<OrdersSearch, 'total_from' | 'total_to'>
  currency: CurrencyCode
  onSums: (sums: Pick<OrdersSearch, 'total_from' | 'total_to' | 'currency'>) => void
}

const known = (amount: number | null | undefined) => amount ?? undefined

/** The least and the most that orders come to, in one currency; asked once a field is left. */
export const SumFields = ({ search, currency, onSums }: SumFieldsProps) => {
  const { t } = useTexts()
  const [least, setLeast] = useState<number | null | undefined>(search.total_from ?? null)
  const [most, setMost] = useState<number | null | undefined>(search.total_to ?? null)
  const isReversed = typeof least === 'number' && typeof most === 'number' && least > most
  const ask = () => {
    if (known(least) === search.total_from && known(most) === search.total_to) return
    const isAsked = typeof least === 'number' || typeof most === 'number'
    onSums({ total_from: known(least), total_to: known(most), ...(isAsked && { currency }) })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is left are the fields within
    <form
      noValidate
      className={styles.range}
      aria-label={t('order-desk.filter_sum')}
      onBlur={ask}
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <MoneyField
        label={t('order-desk.filter_sum_from', { currency })}
        currency={currency}
        value={least}
        onValue={setLeast}
      />
      <MoneyField
        label={t('order-desk.filter_sum_to', { currency })}
        currency={currency}
        value={most}
        onValue={setMost}
        error={isReversed ? t('order-desk.filter_reversed') : undefined}
      />
      {/* Enter asks as leaving a field does. */}
      <button type="submit" hidden>
        {t('order-desk.filter_sum')}
      </button>
    </form>
  )
}
