import { locales } from '@lectern/contract/kernel/locales'
import type { ShownPrice } from '@lectern/contract/offers/offer-price'
import type { OfferedPlan, PublicOffer } from '@lectern/contract/offers/public-offer'
import type { BuyerOrder, PaymentMethod } from '@lectern/contract/orders/buyer-order'
import type { SentForm } from '@lectern/contract/kernel/page-renderer'
import { orderLimits } from '@lectern/contract/orders/order-limits'
import { Button } from '@lectern/ui/actions/button'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Badge } from '@lectern/ui/feedback/badge'
import { Notice } from '@lectern/ui/feedback/notice'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '../../../../lib/api/index.ts'
import { useHydrated } from '../../../../lib/drawing/use-hydrated.ts'
import { errorText } from '../../../../lib/errors.ts'
import { useMoney, useTexts } from '../../../../lib/texts/index.ts'
import { useAction } from '../../../../lib/use-action.ts'
import { methodOption, paidAt } from '../../../payments/index.ts'
import { placeOrder } from '../../api.ts'
import { type Answers, type Faults, faultsOf, faultsOfAnswer, typedIn } from './answers.ts'
import { type Buyer, BuyerFields, TermsField } from './buyer-fields.tsx'
import styles from './checkout.module.css'
import { ErrorSummary } from './error-summary.tsx'
import { forgetOpenOrder, readOpenOrder } from './open-order.ts'
import { formAnchor } from './price-bar.tsx'
import { lineTitle, PlanChoice } from './plan-choice.tsx'
import { PriceChanged, PriceLines } from './price-parts.tsx'
import { type Plans, usePlan } from './use-plan.ts'

interface CheckoutFormProps {
  offer: PublicOffer
  /** The ways to pay of which one is chosen. */
  plans: Plans
  methods: readonly PaymentMethod[]
  buyer: Buyer | null
  /** What the page shows is older than what the server has: it is loaded anew. */
  onStale: () => Promise<unknown>
  /** The form waits for it: it leads on from this page. */
  onOrdered: (order: Pick<BuyerOrder, 'token'>, method: PaymentMethod) => Promise<unknown>
  /** Whether the browser is on its way to where it is paid. */
  isLeaving?: boolean | undefined
  /** Made with the page. */
  orderKey: string
  /** What came without scripts and was refused. */
  sent?: SentForm | undefined
}

/** Refusals after which the page has something new to show. */
const staleCodes: ReadonlySet<string> = new Set([
  ...['price_changed', 'offer_closed', 'payment_method_gone', 'sold_out'],
])

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

/** Sends the order; a refusal that tells of something new has the page loaded anew. */
const useOrdering = (
  { offer, methods, orderKey, onStale, onOrdered, sent }: CheckoutFormProps,
  { id: planId, price }: OfferedPlan,
) => {
  const { t, locale } = useTexts()
  const [refused, setRefused] = useState(() => (sent === undefined ? null : ApiError.of(sent)))
  const [faults, setFaults] = useState<Faults>(() => faultsOfAnswer(refused, t))
  const { run, busy, error } = useAction<Ordering>(async ({ answers, methodId }) => {
    const method = methods.find(({ id }) => id === methodId)
    if (!method) return
    try {
      const placed = await placeOnce(
        {
          ...{ email: answers.email, name: answers.name, accepts_terms: answers.accepts_terms },
          phone: answers.phone === '' ? null : answers.phone,
          language: locales.find((each) => each === locale) ?? 'en',
          plan_id: planId,
          amount: price.amount,
          currency: price.currency,
          method_id: method.id,
          order_key: orderKey,
        },
        offer.code,
      )
      await onOrdered(placed, method)
    } catch (failure) {
      setFaults(faultsOfAnswer(failure instanceof Error ? failure : null, t))
      if (failure instanceof ApiError && staleCodes.has(failure.code)) await onStale()
      throw failure
    }
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const answers = answersOf(form)
    const found = faultsOf(answers, offer, t)
    setFaults(found)
    setRefused(null)
    // What is chosen stands in the form, also where it was chosen before the scripts came.
    if (Object.keys(found).length === 0) run({ answers, methodId: methodIn(form) })
  }
  return { send, busy, error: error ?? refused, faults }
}

const methodIn = (form: FormData): number => Number(form.get('method_id'))

interface Ordering {
  readonly answers: Answers
  readonly methodId: number
}

/**
 * Orders an offer that costs something, with or without an account. Whatever the server refuses, nothing typed is lost. Without scripts the
 * browser sends it to its own page, which does the same.
 */
export const CheckoutForm = (props: CheckoutFormProps) => {
  const { offer, plans, methods, buyer, isLeaving = false, orderKey, sent } = props
  const { t } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const chosen = usePlan(plans, sent, form)
  const { plan } = chosen
  const typed = sent && typedIn(sent)
  const { send, busy, error, faults } = useOrdering(props, plan)
  const { method, kind, choose } = useMethod(methods, typed?.method_id)
  const hasFaults = Object.keys(faults).length > 0
  return (
    <form
      noValidate
      ref={form}
      className={styles.form}
      method="post"
      action={`${offer.link}#${formAnchor}`}
      // What was chosen before the scripts came stands in the form alone.
      onChange={({ currentTarget }) => choose(methodIn(new FormData(currentTarget)))}
      onSubmit={send}
    >
      <input type="hidden" name="currency" value={plan.price.currency} />
      <input type="hidden" name="order_key" value={orderKey} />
      {hasFaults && <ErrorSummary faults={faults} form={form} />}
      <PlanChoice plans={plans} chosen={plan} isGone={chosen.isGone} onChange={chosen.choose} />
      <BuyerFields offer={offer} buyer={typed ?? buyer} faults={faults} />
      <section className={styles.part}>
        <MethodChoice methods={methods} chosen={method} onChange={choose} />
        {kind === 'instruction' && <p className={styles.muted}>{t('checkout.method_later')}</p>}
      </section>
      {offer.terms_url !== null && (
        <TermsField
          url={offer.terms_url}
          fault={faults.accepts_terms}
          isGiven={typed?.accepts_terms === true}
        />
      )}
      <Sums title={lineTitle(offer.title, plan, plans)} chosen={chosen} />
      <Refusal error={error} isTold={hasFaults || chosen.isGone || chosen.priceBefore !== null} />
      <SubmitButton price={chosen.isFollowed ? plan.price : null} kind={kind} busy={busy || isLeaving} />
      {method && kind !== undefined && <WherePaid method={method} isLimited={offer.places_left !== null} />}
    </form>
  )
}

/** What is paid by the chosen plan, and that it is another sum than was read. */
const Sums = ({ title, chosen }: { title: string; chosen: ReturnType<typeof usePlan> }) => {
  const { plan, priceBefore, isFollowed } = chosen
  return (
    <>
      {isFollowed && <PriceLines title={title} price={plan.price} />}
      {priceBefore && <PriceChanged from={priceBefore} to={plan.price} />}
    </>
  )
}

/** The chosen way to pay, and what kind it is as far as words may say it: without scripts they stay as they were drawn. */
const useMethod = (methods: readonly PaymentMethod[], first: number | undefined) => {
  const isHere = useHydrated()
  const [chosen, setChosen] = useState(first)
  const method = methods.find(({ id }) => id === chosen) ?? methods[0]
  const isOneKind = methods.every(({ kind }) => kind === method?.kind)
  return { method, kind: isHere || isOneKind ? method?.kind : undefined, choose: setChosen }
}

interface SubmitButtonProps {
  /** Null: the words fit every plan. */
  price: ShownPrice | null
  /** Undefined: the words fit every way to pay. */
  kind: PaymentMethod['kind'] | undefined
  busy: boolean
}

const SubmitButton = ({ price, kind, busy }: SubmitButtonProps) => {
  const { t } = useTexts()
  const money = useMoney()
  const words = { provider: 'pay_now', instruction: 'submit', any: 'order_and_pay' } as const
  return (
    <Button type="submit" variant="primary" size="large" wide busy={busy}>
      {price === null
        ? t('checkout.order_any')
        : t(`checkout.${words[kind ?? 'any']}`, { sum: money(price.amount, price.currency) })}
    </Button>
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
const WherePaid = ({ method, isLimited }: { method: PaymentMethod; isLimited: boolean }) => {
  const { t } = useTexts()
  if (method.kind === 'instruction') return <p className={styles.muted}>{t('checkout.school_pays')}</p>
  return (
    <p className={styles.muted}>
      {paidAt(method, t)} {t('checkout.opened_at_once')}
      {isLimited && ` ${t('checkout.place_minutes', { count: orderLimits.placeMinutes })}`}
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
        {chosen && <input type="hidden" name="method_id" value={chosen.id} />}
        {t('checkout.method_one', { title: chosen?.title ?? '' })}{' '}
        {chosen?.is_test === true && <Badge tone="warning">{t('checkout.method_test')}</Badge>}
      </p>
    )
  return (
    <RadioGroup
      label={t('checkout.method')}
      name="method_id"
      variant="cards"
      options={methods.map((method) => methodOption(method, t))}
      value={chosen && String(chosen.id)}
      onChange={(id) => onChange(Number(id))}
    />
  )
}
