import { type CurrencyCode, exponentOf } from '@lectern/contract/kernel/money/currency-codes'
import type { BuyerOrder, PaymentMethod } from '@lectern/contract/orders/buyer-order'
import { Button } from '@lectern/ui/actions/button'
import { ChoiceCard } from '@lectern/ui/choices/choice-card'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { classNames } from '@lectern/ui/theme/class-names'
import { Notice } from '@lectern/ui/feedback/notice'
import { useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { type Translate, useMoney, useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { changePaymentMethod } from '../api.ts'
import { methodOption } from '../../payments/index.ts'
import { CopyButton } from './copy-button.tsx'
import styles from './order-page.module.css'
import { instead, OrderForm } from './paying/order-form.tsx'
import { PayOnline } from './paying/pay-online.tsx'
import { payPhase } from './paying/pay-phase.ts'
import { PlaceNote } from '../../offers/index.ts'

interface HowToPayProps {
  order: BuyerOrder
  methods: readonly PaymentMethod[]
  onChange: (order: BuyerOrder) => void
}

/** As forms of banks take it: 590.00. */
const plainSum = (amount: number, currency: CurrencyCode): string => {
  const exponent = exponentOf(currency)
  return (amount / 10 ** exponent).toFixed(exponent)
}

/** The next payment: what the school says about paying it, and what is copied into a transfer. */
export const HowToPay = ({ order, methods, onChange }: HowToPayProps) => {
  const { t } = useTexts()
  const money = useMoney()
  const { next, currency, number, method, instruction, email } = order
  if (next.kind !== 'pay' && next.kind !== 'pay_late') return null
  return (
    <section className={styles.part}>
      <h2 className={styles.subtitle}>{t('checkout.how_to_pay')}</h2>
      {method === null && <Notice tone="warning">{t('checkout.method_gone')}</Notice>}
      {method?.kind === 'provider' && payPhase(order) !== 'failed' && (
        <PayOnline order={order} method={method} amount={next.amount} onChange={onChange} />
      )}
      {method?.kind === 'instruction' && (
        <div className={styles.instruction}>
          <h3 className={styles.method}>{method.title}</h3>
          {instruction !== null && <p className={styles.words}>{instruction}</p>}
          <div className={classNames(styles.buttons, styles.scripted)}>
            <CopyButton label={t('checkout.copy_number', { number })} text={String(number)} />
            <CopyButton
              label={t('checkout.copy_sum', {
                sum: money(next.amount, currency),
              })}
              text={plainSum(next.amount, currency)}
            />
          </div>
        </div>
      )}
      <PlaceNote place={order.place} asOf={order.as_of} />
      <OtherMethod order={order} methods={methods} onChange={onChange} />
      {email !== '' && method?.kind !== 'provider' && (
        <p className={styles.muted}>{t('checkout.waits', { email })}</p>
      )}
    </section>
  )
}

/** Another way to pay the same order. */
const OtherMethod = ({ order: { token, method }, methods, onChange }: HowToPayProps) => {
  const { t } = useTexts()
  const others = methods.filter(({ id }) => id !== method?.id)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<number>()
  const change = useAction<number>(async (method_id) => {
    onChange((await changePaymentMethod({ params: { token }, body: { method_id } })).data)
    setOpen(false)
  })
  if (others.length === 0) return null
  const picked = others.find(({ id }) => id === chosen) ?? others[0]
  if (!isOpen && method !== null)
    return (
      <div>
        <Button variant="quiet" className={styles.scripted} onClick={() => setOpen(true)}>
          {t('checkout.change_method')}
        </Button>
        <noscript>
          <details className={styles.plain}>
            <summary>{t('checkout.change_method')}</summary>
            <PlainChoice token={token} methods={others} />
          </details>
        </noscript>
      </div>
    )
  return (
    <OrderForm token={token} act="pay" className={styles.part}>
      <RadioGroup
        label={t('checkout.change_method')}
        name="method_id"
        variant="cards"
        options={others.map((other) => methodOption(other, t))}
        value={picked && String(picked.id)}
        onChange={(id) => setChosen(Number(id))}
      />
      {change.error && (
        <Notice tone="danger" announce="at-once">
          {errorText(change.error, t)}
        </Notice>
      )}
      <div>
        <Button
          type="submit"
          variant="primary"
          busy={change.busy}
          onClick={instead(() => picked && change.run(picked.id))}
        >
          {t('checkout.method_save')}
        </Button>
      </div>
    </OrderForm>
  )
}

/** The same without scripts. */
const PlainChoice = ({ token, methods }: { token: string; methods: readonly PaymentMethod[] }) => {
  const { t } = useTexts()
  return (
    <OrderForm token={token} act="pay" className={styles.part}>
      {methods.map((method, at) => (
        <ChoiceCard
          key={method.id}
          kind="one"
          name="method_id"
          value={method.id}
          defaultChecked={at === 0}
          {...methodWords(method, t)}
        />
      ))}
      <div>
        <Button type="submit" variant="primary">
          {t('checkout.method_save')}
        </Button>
      </div>
    </OrderForm>
  )
}

const methodWords = (method: PaymentMethod, t: Translate) => {
  const { label, help } = methodOption(method, t)
  return { label, help }
}
