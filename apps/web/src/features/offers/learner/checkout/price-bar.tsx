import type { LeastShownPrice } from '@lectern/contract/offers/offer-price'
import { buttonClass } from '@lectern/ui/actions/button'
import { useTexts } from '../../../../lib/texts/index.ts'
import styles from './checkout.module.css'
import { PriceWords } from './price-parts.tsx'

/** Where the form on the page begins. */
export const formAnchor = 'order'

/** On a phone: the price and the way to the form. It stays at the foot of the window until the form, before which it stands, is reached. */
export const PriceBar = ({ price }: { price: LeastShownPrice }) => {
  const { t } = useTexts()
  return (
    <div className={styles.bar}>
      <PriceWords price={price} />
      <a href={`#${formAnchor}`} className={buttonClass({ variant: 'primary', size: 'large' })}>
        {t('checkout.bar_order')}
      </a>
    </div>
  )
}
