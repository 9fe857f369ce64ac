import type { PublicOffer } from '@lectern/contract/offers/public-offer'
import { useDates, useTexts, ZoneNote } from '../../../lib/texts/index.ts'
import { PriceWords, PromoNotice } from './checkout/price-parts.tsx'
import styles from './offer-page.module.css'

/** What it costs, until when it can be had, and for how many it is. */
export const OfferFacts = ({ offer }: { offer: PublicOffer }) => {
  const { t } = useTexts()
  const { longMoment } = useDates()
  const { closed, price, places_left: places, sale_starts_at: starts, sale_ends_at: ends } = offer
  if (offer.is_taken) return null
  const facts = [
    closed === 'not_started' && starts !== null && t('account.offer_starts', { date: longMoment(starts) }),
    closed === null && ends !== null && t('account.offer_until', { date: longMoment(ends) }),
    closed === null && places !== null && t('account.offer_places', { count: places }),
  ].filter((fact) => fact !== false)
  const isTimed =
    starts !== null || ends !== null || offer.plans.some((plan) => plan.price.promo_until !== null)
  const isPriced = price !== null && (closed === null || closed === 'not_started')
  return (
    <>
      {isPriced && <Price price={price} />}
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {isTimed && <ZoneNote />}
    </>
  )
}

/** The least price; of several plans each tells its own promo. */
const Price = ({ price }: { price: NonNullable<PublicOffer['price']> }) => {
  const { t } = useTexts()
  const { is_from: isFrom, promo_until: until, promo_left: left } = price
  return (
    <>
      <div className={styles.least}>
        <PriceWords price={price} />
      </div>
      {!isFrom && until !== null && <PromoNotice until={until} />}
      {!isFrom && left !== null && <p>{t('checkout.promo_left', { count: left })}</p>}
    </>
  )
}
