import { useMutation, useQuery } from '@tanstack/react-query'
import { isLocale, type Locale, locales } from '@lectern/contract/kernel/locales'
import { moneyLimits } from '@lectern/contract/kernel/money/minor-units'
import type { Offer } from '@lectern/contract/offers/offer'
import { priceAt } from '@lectern/contract/offers/rules/price-at'
import { orderLimits } from '@lectern/contract/orders/order-limits'
import type { OrderCard } from '@lectern/contract/orders/staff-order'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Select } from '@lectern/ui/choices/select'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useState } from 'react'
import { languageNames } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useMoney, useTexts } from '../../../lib/texts/index.ts'
import { PersonField } from '../../contacts/index.ts'
import { listOffers } from '../../offers/index.ts'
import { createOrder } from '../api.ts'
import { MoneyField, readAmount } from './money-field.tsx'
import { useTakeOrder } from './use-order.ts'

interface NewOrderProps {
  /** For whom; asked for without. */
  contact?: { readonly id: number; readonly name: string; readonly language: string | null } | undefined
  onClose: () => void
  onMade: (order: OrderCard) => void
}

/** Published offers that cost something. */
const usePricedOffers = () => {
  const query = { display_all: '1' as const, page: '1', per_page: '100' }
  const found = useQuery(queryFor(listOffers, { query }))
  const offers = (found.data?.data ?? []).filter(({ plans }) => plans.length > 0)
  return { offers, isNone: found.data !== undefined && offers.length === 0 }
}

const localeOf = (language: string | null | undefined, reader: string): Locale => {
  if (isLocale(language)) return language
  return isLocale(reader) ? reader : 'en'
}

const useDraft = ({ contact }: NewOrderProps, offers: readonly Offer[]) => {
  const { locale } = useTexts()
  const [draft, setDraft] = useState(() => ({
    contact: contact === undefined ? '' : String(contact.id),
    offer: '',
    plan: '',
    price: '',
    reason: '',
    language: localeOf(contact?.language, locale),
    isLetterSent: true,
  }))
  const offer = offers.find(({ id }) => String(id) === draft.offer)
  const currency = offer?.currency ?? undefined
  const plan =
    offer?.plans.find(({ id }) => String(id) === draft.plan) ??
    offer?.plans.find(({ is_on }) => is_on) ??
    offer?.plans[0]
  const typed = draft.price.trim()
  const read =
    typed === '' || currency === undefined
      ? null
      : readAmount(typed, { currency, locale, most: moneyLimits.most })
  const isPriceRead = read === null || read.kind === 'amount'
  return {
    draft,
    offer,
    plan,
    change: (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part })),
    amount: read?.kind === 'amount' ? read.amount : null,
    isReady: draft.contact !== '' && offer !== undefined && isPriceRead,
  }
}
type Draft = ReturnType<typeof useDraft>

/** Orders an offer for a contact, at its price or at another one. */
export const NewOrder = (props: NewOrderProps) => {
  const { contact, onClose, onMade } = props
  const { t } = useTexts()
  const takeOrder = useTakeOrder()
  const { offers, isNone } = usePricedOffers()
  const made = useDraft(props, offers)
  const { draft, plan, change, amount } = made
  const create = useMutation({
    mutationFn: () =>
      createOrder({
        body: {
          contact_id: Number(draft.contact),
          offer_id: Number(draft.offer),
          plan_id: plan?.id ?? null,
          amount,
          reason: draft.reason,
          language: draft.language,
          is_letter_sent: draft.isLetterSent,
        },
      }),
    onSuccess: async (reply) => {
      const number = String(reply.data.number)
      toasts.show({ tone: 'success', title: t('order-desk.made', { number }) })
      await takeOrder(reply)
      onMade(reply.data)
    },
    meta: { showsErrors: true },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('order-desk.new')}
      description={t('order-desk.new_text')}
      closeLabel={t('common.close')}
      cancelLabel={t('create-course.cancel')}
      submitLabel={t('order-desk.new_submit')}
      ready={made.isReady}
      busy={create.isPending}
      onSubmit={() => create.mutate()}
      error={create.error ? errorText(create.error, t) : undefined}
    >
      {contact === undefined ? (
        <PersonField
          label={t('order-desk.new_contact')}
          value={draft.contact}
          onValue={(id) => change({ contact: id })}
        />
      ) : (
        <Field label={t('order-desk.new_contact')}>
          <TextInput value={contact.name} readOnly />
        </Field>
      )}
      <OfferField offers={offers} isNone={isNone} made={made} />
      <PlanField made={made} />
      <PriceField made={made} />
      <Field label={t('order-desk.new_reason')} help={t('order-desk.reason_help')}>
        <TextInput
          value={draft.reason}
          maxLength={orderLimits.reason}
          autoComplete="off"
          onChange={(event) => change({ reason: event.currentTarget.value })}
        />
      </Field>
      <LetterFields made={made} />
    </FormDialog>
  )
}

interface OfferFieldProps {
  offers: readonly Offer[]
  isNone: boolean
  made: Draft
}

const OfferField = ({ offers, isNone, made: { draft, change } }: OfferFieldProps) => {
  const { t } = useTexts()
  const money = useMoney()
  const [now] = useState(() => new Date())
  return (
    <Field label={t('order-desk.offer')} help={isNone ? t('order-desk.new_offer_none') : undefined}>
      <Select
        value={draft.offer}
        onChange={(event) => change({ offer: event.currentTarget.value, plan: '', price: '' })}
      >
        <option value="">{t('order-desk.new_offer_choose')}</option>
        {offers.map(({ id, title, currency, plans: [only, ...others] }) => (
          <option key={id} value={id}>
            {only === undefined || others.length > 0 || currency === null
              ? title
              : `${title} · ${money(priceAt(currency, only, now).amount, currency)}`}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Which plan of an offer that has several. */
const PlanField = ({ made: { offer, plan: chosen, change } }: { made: Draft }) => {
  const { t } = useTexts()
  const money = useMoney()
  const [now] = useState(() => new Date())
  if (!offer || offer.currency === null || offer.plans.length < 2) return null
  const { currency, plans } = offer
  return (
    <Field label={t('order-desk.new_plan')}>
      <Select value={chosen?.id} onChange={(event) => change({ plan: event.currentTarget.value, price: '' })}>
        {plans.map((plan) => {
          const title = plan.title || t('order-desk.new_plan_once')
          return (
            <option key={plan.id} value={plan.id}>
              {`${plan.is_on ? title : t('order-desk.new_plan_off', { title })} · ${money(priceAt(currency, plan, now).amount, currency)}`}
            </option>
          )
        })}
      </Select>
    </Field>
  )
}

const PriceField = ({ made: { offer, plan, draft, change } }: { made: Draft }) => {
  const { t, locale } = useTexts()
  const money = useMoney()
  const [now] = useState(() => new Date())
  if (!offer || offer.currency === null || !plan) return null
  const price = priceAt(offer.currency, plan, now)
  return (
    <MoneyField
      label={t('order-desk.new_price')}
      currency={price.currency}
      locale={locale}
      most={moneyLimits.most}
      text={draft.price}
      onText={(text) => change({ price: text })}
      optional
      help={t('order-desk.new_price_help', { amount: money(price.amount, price.currency) })}
    />
  )
}

const LetterFields = ({ made: { draft, change } }: { made: Draft }) => {
  const { t } = useTexts()
  return (
    <>
      <Field label={t('order-desk.new_language')}>
        <Select
          value={draft.language}
          onChange={(event) => change({ language: localeOf(event.currentTarget.value, draft.language) })}
        >
          {locales.map((each) => (
            <option key={each} value={each}>
              {languageNames[each]}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox
        label={t('order-desk.new_letter')}
        checked={draft.isLetterSent}
        onChange={(event) => change({ isLetterSent: event.currentTarget.checked })}
      />
    </>
  )
}
