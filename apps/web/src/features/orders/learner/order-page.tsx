import type { BuyerOrder, PaymentMethod } from '@lectern/contract/orders/buyer-order'
import type { OrderDocuments } from '@lectern/contract/payments/documents/documents'
import type { SentForm } from '@lectern/contract/kernel/page-renderer'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Badge } from '@lectern/ui/feedback/badge'
import { Notice } from '@lectern/ui/feedback/notice'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { BuyerDocuments } from '../../payments/index.ts'
import { NextStep } from '../shared/next-step.tsx'
import { orderTones } from '../shared/order-tones.ts'
import { CancelOrder } from './cancel-order.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { OrderLines, OrderPayments } from './order-lines.tsx'
import styles from './order-page.module.css'
import { PayOutcome } from './paying/pay-outcome.tsx'
import { PayRefusal } from './paying/pay-refusal.tsx'
import { payPhase } from './paying/pay-phase.ts'
import { useOrderNews } from './use-order-news.ts'

interface OrderPageProps {
  /** As the page was loaded. */
  order: BuyerOrder
  /** Ways to pay an order of this currency. */
  methods: readonly PaymentMethod[]
  /** As they were when the page was loaded. */
  documents?: OrderDocuments | undefined
  /** Whether the page of the payment system could not be opened at the checkout. */
  isUnbegun?: boolean | undefined
  /** What came without scripts and was refused. */
  sent?: SentForm | undefined
}

/** An order for whoever holds its address: how it stands, how it is paid, and what it opens. It tells by itself when the money came. */
export const BuyerOrderPage = (props: OrderPageProps) => {
  const { order: loaded, methods, documents, isUnbegun = false, sent } = props
  const { t } = useTexts()
  const [order, setOrder] = useState(loaded)
  const { next, state, currency, number } = order
  const phase = payPhase(order)
  const isTold = phase !== undefined && phase !== 'open'
  useOrderNews(order, setOrder)
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('checkout.order', { number })}</h1>
        <Badge tone={orderTones[state]}>{t(`checkout.state_${state}`)}</Badge>
      </header>
      {!isTold && (
        <p className={styles.next} role="status">
          <NextStep next={next} currency={currency} />
        </p>
      )}
      {sent && <PayRefusal error={ApiError.of(sent)} />}
      {phase === 'wait' && (
        <noscript>
          <meta httpEquiv="refresh" content="10" />
        </noscript>
      )}
      <div aria-live="polite" className={styles.told}>
        {isTold && <PayOutcome order={order} methods={methods} onChange={setOrder} />}
      </div>
      {entered.has(state) && <Entrance order={order} />}
      {phase !== 'wait' && phase !== 'mismatch' && (
        <ToPay order={order} methods={methods} isUnbegun={isUnbegun} onChange={setOrder} />
      )}
      <OrderLines order={order} />
      {order.payments.length > 1 && <OrderPayments order={order} />}
      <BuyerDocuments order={order} loaded={documents} />
      {state === 'awaiting_payment' && phase !== 'wait' && phase !== 'mismatch' && (
        <CancelOrder order={order} onChange={setOrder} />
      )}
    </article>
  )
}

const entered: ReadonlySet<BuyerOrder['state']> = new Set(['paid', 'overpaid', 'free'])

interface ToPayProps extends Pick<OrderPageProps, 'order' | 'methods' | 'isUnbegun'> {
  onChange: (order: BuyerOrder) => void
}

/** How an order that waits is paid; a closed one is ordered again. */
const ToPay = ({ order, methods, isUnbegun = false, onChange }: ToPayProps) => {
  const { t } = useTexts()
  const { next, offer_link: offer, attempt, number } = order
  if (next.kind === 'closed' && offer !== null)
    return (
      <div>
        <Link href={offer} className={buttonClass({ variant: 'primary', size: 'large' })}>
          {t('checkout.again')}
        </Link>
      </div>
    )
  if (next.kind !== 'pay' && next.kind !== 'pay_late') return null
  return (
    <>
      {isUnbegun && attempt?.state !== 'failed' && (
        <Notice tone="warning" title={t('checkout.not_begun_title')} announce="at-once">
          {t('checkout.not_begun_text', { number })}
        </Notice>
      )}
      <HowToPay order={order} methods={methods} onChange={onChange} />
    </>
  )
}

/** The way into what was paid. */
const Entrance = ({ order: { lines, email, method } }: { order: BuyerOrder }) => {
  const { t } = useTexts()
  const link = lines.flatMap(({ opens }) => opens).find((product) => product.link !== null)?.link
  return (
    <Notice tone="success" icon={CircleCheck} title={t('checkout.paid_title')}>
      <div className={styles.entrance}>
        {email !== '' && <p>{t('checkout.letter_sent', { email })}</p>}
        {method?.is_test === true && <p>{t('checkout.test_note')}</p>}
        {link && (
          <Link href={link} className={buttonClass({ variant: 'primary', size: 'large' })}>
            {t('checkout.open_course')}
          </Link>
        )}
      </div>
    </Notice>
  )
}
