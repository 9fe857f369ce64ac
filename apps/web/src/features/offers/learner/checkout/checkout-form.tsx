import { locales } from '@lectern/contract/kernel/locales'
import type { ShownPrice } from '@lectern/contract/offers/offer-price'
import type { PublicOffer } from '@lectern/contract/offers/public-offer'
import type { BuyerOrder, PaymentMethod } from '@lectern/contract/orders/buyer-order'
import { Button } from '@lectern/ui/actions/button'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Badge } from '@lectern/ui/feedback/badge'
import { Notice } from '@lectern/ui/feedback/notice'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '../../../../lib/api/index.ts'
import { errorText } from '../../../../lib/errors.ts'
import { useMoney, useTexts } from '../../../../lib/texts/index.ts'
import { useAction } from '../../../../lib/use-action.ts'
import { methodOption, paidAt } from '../../../payments/index.ts'
import { placeOrder } from '../../api.ts'
import { type Answers, type Faults, faultsOf, faultsOfAnswer } from './answers.ts'
import { type Buyer, BuyerFields, TermsField } from './buyer-fields.tsx'
import styles from './checkout.module.css'
import { ErrorSummary } from './error-summary.tsx'
import { forgetOpenOrder, readOpenOrder } from './open-order.ts'
import { PriceChanged, PriceLines } from './price-parts.tsx'

type PricedOffer = PublicOffer & { readonly price: ShownPrice }

interface CheckoutFormProps {
  offer: PricedOffer
  methods: readonly PaymentMethod[]
  buyer: Buyer | null
  /** What the page shows is older than what the server has: it is loaded anew. */
  onStale: () => Promise<unknown>
  /** The form waits for it: it leads on from this page. */
  onOrdered: (order: Pick<BuyerOrder, 'token'>, method: PaymentMethod) => Promise<unknown>
  /** Whether the browser is on its way to where it is paid. */
  isLeaving?: boolean | undefined
}

/** Refusals after which the page has something new to show. */
const staleCodes: ReadonlySet<string> = new Set(['price_changed', 'offer_closed', 'payment_method_gone'])

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

const answersOf = (form: FormData): Answers => ({
  email: textOf(form, 'email'),
  name: textOf(form, 'name'),
  phone: textOf(form, 'whole_phone'),
  accepts_terms: form.get('accepts_terms') !== null,
})

/** An order that is remembered on the device may be none of this school any more: then a new one is placed. */
const placeOnce = async (
  body: Omit<Parameters<typeof placeOrder>[0]['body'], 'open_order'>,
  code: string,
) => {
  const open = readOpenOrder(code)
  try {
    return (
      await placeOrder({
        params: { code },
        body: { ...body, open_order: open },
      })
    ).data
  } catch (error) {
    if (open === null || !(error instanceof ApiError) || error.fields['open_order'] === undefined) throw error
    forgetOpenOrder(code)
    return (
      await placeOrder({
        params: { code },
        body: { ...body, open_order: null },
      })
    ).data
  }
}

/** Orders an offer that costs something, with or without an account. Whatever the server refuses, nothing typed is lost. */
export const CheckoutForm = (props: CheckoutFormProps) => {
  const { offer, methods, buyer, onStale, onOrdered, isLeaving = false } = props
  const { t, locale } = useTexts()
  const money = useMoney()
  const form = useRef<HTMLFormElement>(null)
  const { price } = offer
  const [read] = useState(price)
  const [chosen, setChosen] = useState(methods[0]?.id)
  const [faults, setFaults] = useState<Faults>({})
  const method = methods.find(({ id }) => id === chosen) ?? methods[0]
  const order = useAction<Answers>(async (answers) => {
    if (!method) return
    try {
      const placed = await placeOnce(
        {
          ...answers,
          phone: answers.phone === '' ? null : answers.phone,
          language: locales.find((each) => each === locale) ?? 'en',
          amount: price.amount,
          currency: price.currency,
          method_id: method.id,
        },
        offer.code,
      )
      await onOrdered(placed, method)
    } catch (error) {
      setFaults(faultsOfAnswer(error instanceof Error ? error : null, t))
      if (error instanceof ApiError && staleCodes.has(error.code)) await onStale()
      throw error
    }
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answers = answersOf(new FormData(event.currentTarget))
    const found = faultsOf(answers, offer, t)
    setFaults(found)
    if (Object.keys(found).length === 0) order.run(answers)
  }
  const hasFaults = Object.keys(faults).length > 0
  const isNewPrice = price.amount !== read.amount || price.currency !== read.currency
  return (
    <form noValidate ref={form} className={styles.form} method="post" onSubmit={send}>
      {hasFaults && <ErrorSummary faults={faults} form={form} />}
      <BuyerFields offer={offer} buyer={buyer} faults={faults} />
      <section className={styles.part}>
        <MethodChoice methods={methods} chosen={method} onChange={setChosen} />
        {method?.kind === 'instruction' && <p className={styles.muted}>{t('checkout.method_later')}</p>}
      </section>
      {offer.terms_url !== null && <TermsField url={offer.terms_url} fault={faults.accepts_terms} />}
      <PriceLines offer={offer} price={price} />
      {isNewPrice && <PriceChanged from={read} to={price} />}
      <Refusal error={order.error} isTold={hasFaults || isNewPrice} />
      <Button type="submit" variant="primary" size="large" wide busy={order.busy || isLeaving}>
        {t(method?.kind === 'provider' ? 'checkout.pay_now' : 'checkout.submit', {
          sum: money(price.amount, price.currency),
        })}
      </Button>
      {method && <WherePaid method={method} />}
    </form>
  )
}

/** Why the order was not placed, where nothing else on the page says so. */
const Refusal = ({ error, isTold }: { error: Error | null; isTold: boolean }) => {
  const { t } = useTexts()
  if (error === null || (isTold && error instanceof ApiError && error.code !== 'payment_method_gone'))
    return null
  return (
    <Notice tone="danger" announce="at-once">
      {errorText(error, t)}
    </Notice>
  )
}

/** Where the money is taken, and when what was bought opens. */
const WherePaid = ({ method }: { method: PaymentMethod }) => {
  const { t } = useTexts()
  if (method.kind === 'instruction') return <p className={styles.muted}>{t('checkout.school_pays')}</p>
  return (
    <p className={styles.muted}>
      {paidAt(method, t)} {t('checkout.opened_at_once')}
    </p>
  )
}

interface MethodChoiceProps {
  methods: readonly PaymentMethod[]
  chosen: PaymentMethod | undefined
  onChange: (id: number) => void
}

/** One way alone is told, not asked. */
const MethodChoice = ({ methods, chosen, onChange }: MethodChoiceProps) => {
  const { t } = useTexts()
  if (methods.length < 2)
    return (
      <p className={styles.onlyMethod}>
        {t('checkout.method_one', { title: chosen?.title ?? '' })}{' '}
        {chosen?.is_test === true && <Badge tone="warning">{t('checkout.method_test')}</Badge>}
      </p>
    )
  return (
    <RadioGroup
      label={t('checkout.method')}
      variant="cards"
      options={methods.map((method) => methodOption(method, t))}
      value={chosen && String(chosen.id)}
      onChange={(id) => onChange(Number(id))}
    />
  )
}
