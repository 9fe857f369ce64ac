import type { CurrencyCode } from '@lectern/contract/kernel/money/currencies'
import type { NextStep as Step } from '@lectern/contract/orders/next-step'
import { useDates, useTexts } from '../../lib/texts/index.ts'
import { useMoney } from './use-money.ts'

interface NextStepProps {
  next: Step
  currency: CurrencyCode
}

/** What comes next with an order, in a sentence. */
export const NextStep = ({ next, currency }: NextStepProps) => {
  const { t } = useTexts()
  const { date } = useDates()
  const money = useMoney()
  switch (next.kind) {
    case 'pay': {
      const amount = money(next.amount, currency)
      if (next.due_at !== null) return <>{t('orders.next_pay_due', { amount, date: date(next.due_at) })}</>
      if (next.closes_at === null) return <>{t('orders.next_pay', { amount })}</>
      return <>{t('orders.next_pay_closes', { amount, date: date(next.closes_at) })}</>
    }
    case 'pay_late':
      return (
        <>{t('orders.next_pay_late', { amount: money(next.amount, currency), date: date(next.due_at) })}</>
      )
    case 'settle_overpaid':
    case 'refunded':
      return <>{t(`orders.next_${next.kind}`, { amount: money(next.amount, currency) })}</>
    case 'closed':
      return <>{t(`orders.next_closed_${next.reason}`, { date: date(next.at) })}</>
    case 'await_provider':
    case 'nothing':
      return <>{t(`orders.next_${next.kind}`)}</>
  }
}
