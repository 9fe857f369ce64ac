import type { CurrencyCode } from '@lectern/contract/kernel/money/currency-codes'
import type { NextStep as Step } from '@lectern/contract/orders/next-step'
import {
  type Dates,
  useDates,
  useMoney,
  useTexts,
  type ReaderTexts,
  ZoneNote,
} from '../../../lib/texts/index.ts'

type Words = Pick<ReaderTexts, 't'> & Pick<Dates, 'date' | 'longMoment'> & { sum: (amount: number) => string }

const payWords = (
  { amount, due_at: due, closes_at: closes }: Extract<Step, { kind: 'pay' }>,
  { t, date, longMoment, sum }: Words,
): string => {
  if (closes !== null)
    return t('orders.next_pay_closes', {
      sum: sum(amount),
      date: longMoment(closes),
    })
  if (due !== null) return t('orders.next_pay_due', { sum: sum(amount), date: date(due) })
  return t('orders.next_pay', { sum: sum(amount) })
}

const wordsOf = (next: Step, words: Words): string => {
  const { t, date, sum } = words
  switch (next.kind) {
    case 'pay':
      return payWords(next, words)
    case 'pay_late':
      return t('orders.next_pay_late', {
        sum: sum(next.amount),
        date: date(next.due_at),
      })
    case 'await_provider':
    case 'await_school':
    case 'nothing':
      return t(`orders.next_${next.kind}`)
    case 'settle_overpaid':
    case 'refunded':
      return t(`orders.next_${next.kind}`, { sum: sum(next.amount) })
    case 'closed':
      return t(`orders.next_closed_${next.reason}`, { date: date(next.at) })
  }
}

/** What comes next with an order, in one sentence, alike for its buyer and the staff. Its texts are those of `orders`. */
export const NextStep = ({ next, currency }: { next: Step; currency: CurrencyCode }) => {
  const { t } = useTexts()
  const { date, longMoment } = useDates()
  const money = useMoney()
  return (
    <>
      {wordsOf(next, {
        t,
        date,
        longMoment,
        sum: (amount) => money(amount, currency),
      })}
      {next.kind === 'pay' && next.closes_at !== null && <ZoneNote />}
    </>
  )
}
