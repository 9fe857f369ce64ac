import type { PaymentMethod } from '@lectern/contract/orders/buyer-order'
import { providerNameOf } from '@lectern/contract/payments/provider-names'
import type { RadioOption } from '@lectern/ui/choices/radio-group'
import { Badge } from '@lectern/ui/feedback/badge'
import type { Translate } from '../../../lib/texts/index.ts'
import styles from './method-option.module.css'

/** A way to pay as one of a choice. Its texts are those of `checkout`. */
export const methodOption = (
  { id, title, is_test: isTest }: PaymentMethod,
  t: Translate,
): RadioOption<string> =>
  isTest
    ? {
        value: String(id),
        label: (
          <span className={styles.label}>
            {title} <Badge tone="warning">{t('checkout.method_test')}</Badge>
          </span>
        ),
        help: t('checkout.method_test_text'),
      }
    : { value: String(id), label: title }

/** On whose page the card is entered, in a sentence. */
export const paidAt = ({ provider_id }: Pick<PaymentMethod, 'provider_id'>, t: Translate): string => {
  const provider = providerNameOf(provider_id)
  return provider === undefined ? t('checkout.pays_at_unnamed') : t('checkout.pays_at', { provider })
}
