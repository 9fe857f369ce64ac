import type { BuyerOrder } from '@lectern/contract/orders/buyer-order'
import { Button } from '@lectern/ui/actions/button'
import { ConfirmDelete } from '@lectern/ui/overlays/confirm-delete'
import { useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { cancelBuyerOrder } from '../api.ts'
import styles from './order-page.module.css'
import { OrderForm } from './paying/order-form.tsx'

interface CancelOrderProps {
  order: BuyerOrder
  onChange: (order: BuyerOrder) => void
}

/** Cancels an order of which nothing is paid, after a question. */
export const CancelOrder = ({ order: { token, number }, onChange }: CancelOrderProps) => {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { run, busy, error } = useAction<undefined>(async () => {
    const { data } = await cancelBuyerOrder({ params: { token } })
    setOpen(false)
    onChange(data)
  })
  return (
    <div>
      <Button variant="quiet" className={styles.scripted} onClick={() => setOpen(true)}>
        {t('checkout.cancel')}
      </Button>
      <noscript>
        <details className={styles.plain}>
          <summary>{t('checkout.cancel')}</summary>
          <OrderForm token={token} act="cancel" className={styles.part}>
            <p>{t('checkout.cancel_text')}</p>
            <div>
              <Button type="submit" variant="danger">
                {t('checkout.cancel')}
              </Button>
            </div>
          </OrderForm>
        </details>
      </noscript>
      <ConfirmDelete
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => run(undefined)}
        title={t('checkout.cancel_title', { number })}
        message={t('checkout.cancel_text')}
        confirmLabel={t('checkout.cancel')}
        cancelLabel={t('checkout.cancel_keep')}
        closeLabel={t('common.close')}
        busy={busy}
        error={error && errorText(error, t)}
      />
    </div>
  )
}
