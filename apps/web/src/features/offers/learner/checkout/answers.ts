import type { PublicOffer } from '@lectern/contract/offers/public-offer'
import type { ShownPrice } from '@lectern/contract/offers/offer-price'
import type { SentForm } from '@lectern/contract/kernel/page-renderer'
import { ApiError } from '../../../../lib/api/index.ts'
import { fieldText } from '../../../../lib/errors.ts'
import type { Translate } from '../../../../lib/texts/index.ts'

/** What a buyer fills in, in the order of the form. */
export const fieldNames = ['email', 'name', 'phone', 'accepts_terms'] as const
/** Of the control of a field, for the links that lead to it. */
export const controlId = (name: FieldName): string => `order-${name}`

export type FieldName = (typeof fieldNames)[number]

export interface Answers {
  readonly email: string
  readonly name: string
  readonly phone: string
  readonly accepts_terms: boolean
}

/** Field → what is wrong with it, in words. */
export type Faults = Partial<Record<FieldName, string>>

/** What can be told before the order is sent. */
export const faultsOf = (
  answers: Answers,
  { phone_asking, terms_url }: Pick<PublicOffer, 'phone_asking' | 'terms_url'>,
  t: Translate,
): Faults => ({
  ...(!/^\S+@\S+$/.test(answers.email) && { email: t('checkout.error_email') }),
  ...(answers.name === '' && { name: t('checkout.error_name') }),
  ...(phone_asking === 'required' && answers.phone === '' && { phone: t('checkout.error_phone') }),
  ...(terms_url !== null &&
    !answers.accepts_terms && {
      accepts_terms: t('checkout.error_accepts_terms'),
    }),
})

/** What the server found wrong with the fields. */
export const faultsOfAnswer = (error: Error | null, t: Translate): Faults =>
  error instanceof ApiError
    ? Object.fromEntries(
        fieldNames.flatMap((name) => {
          if (error.fields[name] === undefined) return []
          const isOwn = name === 'phone' || error.fields[name].includes('required')
          return [[name, isOwn ? t(`checkout.error_${name}`) : fieldText(error, name, t)]]
        }),
      )
    : {}

/** What was typed into a form that came without scripts. */
export const typedIn = ({ fields }: SentForm) => ({
  email: fields['email'] ?? '',
  name: fields['name'] ?? '',
  phone: fields['whole_phone'] ?? fields['phone'] ?? '',
  accepts_terms: fields['accepts_terms'] !== undefined,
  method_id: Number(fields['method_id']),
})

/** The price of a plan that the buyer read: the one of the page, or that of the form that came without scripts. */
export const priceRead = (sent: SentForm | undefined, planId: number, price: ShownPrice): ShownPrice => {
  const amount = Number(sent?.fields[`amount_${planId}`])
  return sent !== undefined && Number.isSafeInteger(amount) && amount > 0 ? { ...price, amount } : price
}
