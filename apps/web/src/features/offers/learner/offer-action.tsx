import type { PublicOffer } from '@lectern/contract/offers/public-offer'
import type { PaymentMethod } from '@lectern/contract/orders/buyer-order'
import { useLoaderData, useRouter, useRouterState } from '@tanstack/react-router'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Notice } from '@lectern/ui/feedback/notice'
import { Icon } from '@lectern/ui/layout/icon'
import { Check, Lock } from 'lucide-react'
import { errorText } from '../../../lib/errors.ts'
import { loginPath, paths } from '../../../lib/routing/paths.ts'
import { useSentForm } from '../../../lib/routing/sent-form.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { usePayOnline } from '../../payments/index.ts'
import { takeOffer } from '../api.ts'
import { CheckoutForm } from './checkout/checkout-form.tsx'
import { keepOpenOrder } from './checkout/open-order.ts'
import type { Plans } from './checkout/use-plan.ts'
import { OpenOrderNotice } from './checkout/open-order-notice.tsx'
import styles from './offer-page.module.css'

const ownProducts = '/account/products'

interface OfferActionProps {
  offer: PublicOffer
  /** Ways to pay for it. */
  methods: readonly PaymentMethod[]
}

/** The one thing that the reader can do now. */
export const OfferAction = ({ offer, methods }: OfferActionProps) => {
  if (offer.is_taken) return <Taken offer={offer} />
  if (offer.closed !== null) return <Closed offer={offer} />
  if (offer.price === null) return <TakeForNothing offer={offer} />
  const [first, ...others] = offer.plans
  return first === undefined ? null : <Order offer={offer} plans={[first, ...others]} methods={methods} />
}

const Order = ({
  offer,
  plans,
  methods,
}: {
  offer: PublicOffer
  plans: Plans
  methods: readonly PaymentMethod[]
}) => {
  const { t } = useTexts()
  const router = useRouter()
  const { visitor } = useLoaderData({ from: '__root__' })
  const { orderKey } = useLoaderData({ from: '/_learner/offers/$code' })
  const sent = useSentForm()
  const { payOnline, isLeaving } = usePayOnline()
  if (methods.length === 0)
    return <Notice title={t('checkout.no_methods')}>{t('checkout.no_methods_text')}</Notice>
  return (
    <>
      <OpenOrderNotice code={offer.code} />
      <CheckoutForm
        offer={offer}
        plans={plans}
        methods={methods}
        buyer={visitor}
        onStale={() => router.invalidate()}
        isLeaving={isLeaving}
        orderKey={orderKey}
        sent={sent}
        onOrdered={async ({ token }, method) => {
          keepOpenOrder(offer.code, token)
          if (method.kind === 'instruction') return router.navigate({ href: paths.order(token) })
          try {
            return await payOnline(token, method.id)
          } catch {
            // The order is stored: its page tells how it stands, and offers to try again.
            return router.navigate({ href: paths.unbegunOrder(token) })
          }
        }}
      />
    </>
  )
}

const Closed = ({ offer: { closed, sale_ends_at: ends } }: { offer: PublicOffer }) => {
  const { t } = useTexts()
  const { longMoment } = useDates()
  return (
    <p className={styles.closed}>
      <Icon of={Lock} />
      {closed === 'ended' && ends !== null
        ? t('checkout.ended_on', { date: longMoment(ends) })
        : t(`account.offer_closed_${closed ?? 'not_for_sale'}`)}
    </p>
  )
}

const TakeForNothing = ({ offer }: { offer: PublicOffer }) => {
  const { t } = useTexts()
  const router = useRouter()
  const { visitor } = useLoaderData({ from: '__root__' })
  const address = useRouterState({ select: (state) => state.location.href })
  const take = useAction<undefined>(async () => {
    await takeOffer({ params: { code: offer.code } })
    await router.invalidate()
  })
  if (visitor === null)
    return (
      <>
        <div>
          <Link href={loginPath(address)} className={buttonClass({ variant: 'primary', size: 'large' })}>
            {t('account.offer_sign_in')}
          </Link>
        </div>
        <p className={styles.muted}>{t('account.offer_sign_in_text')}</p>
      </>
    )
  return (
    <>
      <div>
        <Button variant="primary" size="large" busy={take.busy} onClick={() => take.run(undefined)}>
          {t('account.offer_take')}
        </Button>
      </div>
      {take.error && (
        <Notice tone="danger" announce="at-once">
          {errorText(take.error, t)}
        </Notice>
      )}
    </>
  )
}

const Taken = ({ offer }: { offer: PublicOffer }) => {
  const { t } = useTexts()
  const [only, ...others] = offer.products
  const way = others.length === 0 ? only?.link : null
  return (
    <>
      <p className={styles.taken} role="status">
        <Icon of={Check} />
        {t('account.offer_taken')}
      </p>
      <div>
        <Link href={way ?? ownProducts} className={buttonClass({ variant: 'primary', size: 'large' })}>
          {t(way ? 'account.offer_to_course' : 'account.offer_to_products')}
        </Link>
      </div>
    </>
  )
}
