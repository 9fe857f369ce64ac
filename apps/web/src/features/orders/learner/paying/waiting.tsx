import type { BuyerOrder } from '@lectern/contract/orders/buyer-order'
import type { BuyerAttempt } from '@lectern/contract/orders/payment-attempt'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { Rail, type RailStep } from '@lectern/ui/lists/rail'
import { Clock, Hourglass, ShieldCheck } from 'lucide-react'
import { useHydrated } from '../../../../lib/drawing/use-hydrated.ts'
import { useDates, useMoney, useTexts } from '../../../../lib/texts/index.ts'
import { useAction } from '../../../../lib/use-action.ts'
import { askProvider } from '../../../payments/index.ts'
import { instead, OrderForm } from './order-form.tsx'
import { PayPanel } from './pay-panel.tsx'
import { usualWait, waitsSince } from './pay-phase.ts'
import styles from './paying.module.css'
import { useNow } from '../../shared/use-now.ts'

interface WaitingProps {
  order: BuyerOrder
  attempt: BuyerAttempt
  onChange: (order: BuyerOrder) => void
}

/** The sum that is being confirmed. */
const useSum = ({ next, total, currency }: BuyerOrder): string => {
  const money = useMoney()
  return money('amount' in next ? next.amount : total, currency)
}

/** The bank confirms a payment: what is done meanwhile, and after a minute what is safe. */
export const Waiting = (props: WaitingProps) => {
  const now = useNow(1_000, props.order.as_of)
  const isLong = now - waitsSince(props.attempt) >= usualWait
  return isLong ? <LongWait {...props} /> : <ShortWait {...props} now={now} />
}

const ShortWait = ({ order, attempt, now }: WaitingProps & { now: number }) => {
  const { t } = useTexts()
  const sum = useSum(order)
  const steps = useSteps(order, attempt, now)
  return (
    <PayPanel tone="info" icon={Hourglass} title={t('checkout.wait_title', { sum })}>
      <p>{t('checkout.wait_text')}</p>
      <Rail steps={steps} />
      {order.email !== '' && (
        <p className={styles.muted}>{t('checkout.wait_close', { email: order.email })}</p>
      )}
    </PayPanel>
  )
}

const useSteps = (order: BuyerOrder, attempt: BuyerAttempt, now: number): RailStep[] => {
  const { t } = useTexts()
  const { clock } = useDates()
  const { returned_at: returned, next_ask_at: next, asked_at: asked, asks } = attempt
  const isHere = useHydrated()
  // What the server sent names no seconds, which have passed since.
  const seconds = next === null || !isHere ? 0 : Math.ceil((Date.parse(next) - now) / 1000)
  const questions = [
    t('checkout.wait_asked', { count: asks }),
    ...(seconds > 0 && seconds < 100 ? [t('checkout.wait_next', { count: seconds })] : []),
  ]
  return [
    {
      ...{ id: 'stored', mark: 'done', title: t('checkout.wait_stored', { number: order.number }) },
      ...{ text: t('checkout.wait_stored_text'), note: clock(order.placed_at) },
    },
    ...(returned === null
      ? []
      : [
          {
            ...{ id: 'returned', mark: 'done' as const, title: t('checkout.wait_returned') },
            note: clock(returned),
          },
        ]),
    {
      ...{ id: 'bank', mark: 'now', title: t('checkout.wait_bank'), text: questions.join(', ') },
      note: asked === null ? undefined : clock(asked),
    },
    {
      ...{ id: 'opens', mark: 'later', title: t('checkout.wait_opens') },
      text: t('checkout.wait_opens_text'),
    },
  ]
}

const LongWait = ({ order, attempt, onChange }: WaitingProps) => {
  const { t } = useTexts()
  const { clock } = useDates()
  const sum = useSum(order)
  const ask = useAction<undefined>(async () => {
    onChange((await askProvider({ params: { token: order.token } })).data)
  })
  return (
    <PayPanel tone="warning" icon={Clock} title={t('checkout.long_title')}>
      <p>{t('checkout.long_text')}</p>
      <Notice icon={ShieldCheck} title={t('checkout.long_safe')}>
        {t('checkout.long_safe_text', { number: order.number, sum })}
      </Notice>
      <OrderForm token={order.token} act="ask" className={styles.ways}>
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={ask.busy}
          onClick={instead(() => ask.run(undefined))}
        >
          {t('checkout.ask_bank')}
        </Button>
      </OrderForm>
      <p className={styles.muted}>
        {ask.error && t('checkout.ask_failed')}
        {!ask.error &&
          attempt.asked_at !== null &&
          t('checkout.asked_bank', { time: clock(attempt.asked_at) })}
      </p>
    </PayPanel>
  )
}
