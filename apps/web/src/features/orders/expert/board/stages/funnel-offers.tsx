import type { OrderFunnel } from '@lectern/contract/orders/funnels'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../../../lib/api/index.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { listOffers } from '../../../../offers/index.ts'
import { useHeldRights } from '../../../../staff/index.ts'
import styles from './stages.module.css'

interface FunnelOffersProps {
  /** Other funnels, which may have an offer already. */
  others: readonly OrderFunnel[]
  chosen: readonly number[]
  onChange: (offers: readonly number[]) => void
}

/** Offers whose new orders go on this funnel; nothing for those who may not list offers. */
export const FunnelOffers = ({ others, chosen, onChange }: FunnelOffersProps) => {
  const { t } = useTexts()
  const mayList = useHeldRights().has('offer_list')
  const query = { display_all: '1' as const, with_draft: '1' as const, page: '1', per_page: '100' }
  const found = useQuery({ ...queryFor(listOffers, { query }), enabled: mayList, retry: false })
  const offers = found.data?.data
  if (!mayList || !offers) return null
  return (
    <fieldset className={styles.offers}>
      <legend className={styles.legend}>{t('order-board.offers')}</legend>
      <p className={styles.help}>
        {t(offers.length > 0 ? 'order-board.offers_help' : 'order-board.offers_none')}
      </p>
      <div className={styles.offerList}>
        {offers.map(({ id, title }) => {
          const other = others.find(({ offer_ids: ids }) => ids.includes(id))
          return (
            <Checkbox
              key={id}
              label={title}
              help={other && t('order-board.offers_other', { title: other.title })}
              checked={chosen.includes(id)}
              onChange={(event) =>
                onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
            />
          )
        })}
      </div>
    </fieldset>
  )
}
