import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { wholeList } from '../kernel/envelope.ts'
import type { CurrencyCode } from '../kernel/money/currencies.ts'
import { providerNames } from './provider-names.ts'
import { providerIds, type OnlineProviderId } from './provider-ids.ts'

/** Whether an account moves real money. */
export const connectionModes = ['test', 'live'] as const
export type ConnectionMode = (typeof connectionModes)[number]

/** One key of a connection, as the school types it. */
export interface KeyField {
  readonly name: string
  /** Shown never again; its last four letters are. */
  readonly isSecret: boolean
  /** May be left empty: the provider is asked for it. */
  readonly isOptional?: true
  /** How it is written: a key in the wrong field is told before anybody is asked. */
  readonly form: RegExp
}

/** What each provider asks a school for, and what it can do. Its name is a name: it is the same in every language. */
export interface ProviderTraits {
  readonly name: string
  readonly keys: readonly KeyField[]
  /** Empty: every currency. */
  readonly currencies: readonly CurrencyCode[]
  /** The mode is told by the keys, or chosen by the school. */
  readonly isModeChosen: boolean
}

const anyKey = /^[\x21-\x7E]{8,200}$/

export const providers: Readonly<Record<OnlineProviderId, ProviderTraits>> = {
  [providerIds.wayforpay]: {
    name: providerNames[providerIds.wayforpay],
    keys: [
      { name: 'merchant_account', isSecret: false, form: /^[\w.-]{3,100}$/ },
      { name: 'merchant_secret', isSecret: true, form: anyKey },
      /** The address of the shop as it is registered there. */
      { name: 'merchant_domain', isSecret: false, form: /^[a-z0-9.-]{3,200}$/ },
    ],
    currencies: ['UAH', 'USD', 'EUR'],
    isModeChosen: false,
  },
  [providerIds.paypal]: {
    name: providerNames[providerIds.paypal],
    keys: [
      { name: 'client_id', isSecret: false, form: anyKey },
      { name: 'client_secret', isSecret: true, form: anyKey },
    ],
    currencies: [
      ...(['AUD', 'BRL', 'CAD', 'CHF', 'CZK', 'DKK', 'EUR', 'GBP', 'HKD', 'HUF', 'ILS', 'JPY'] as const),
      ...(['MXN', 'MYR', 'NOK', 'NZD', 'PHP', 'PLN', 'SEK', 'SGD', 'THB', 'TWD', 'USD'] as const),
    ],
    isModeChosen: true,
  },
  [providerIds.stripe]: {
    name: providerNames[providerIds.stripe],
    keys: [
      { name: 'secret_key', isSecret: true, form: /^[rs]k_(test|live)_\w{8,200}$/ },
      { name: 'signing_secret', isSecret: true, isOptional: true, form: /^whsec_[\w+/=]{8,200}$/ },
    ],
    currencies: [],
    isModeChosen: false,
  },
  [providerIds.standIn]: {
    name: providerNames[providerIds.standIn],
    keys: [],
    currencies: [],
    isModeChosen: false,
  },
}

/** What a check looks at, in this order. */
export const connectionSteps = ['keys', 'account', 'currencies', 'messages'] as const

/** Why a step of a check failed. */
export const stepFaults = [
  'unreachable',
  'keys_refused',
  'other_mode',
  'may_not_charge',
  'messages_refused',
  'rights_missing',
] as const

export const connectionStep = z.object({
  step: z.enum(connectionSteps),
  fault: z.enum(stepFaults).nullable(),
})
export type ConnectionStep = z.infer<typeof connectionStep>

/** Keys as a school types them; a secret that is left out stays as it is kept. */
export const connectionKeys = z.strictObject({
  /** Chosen where keys do not tell it (`isModeChosen`). */
  mode: z.enum(connectionModes).optional(),
  keys: z
    .record(z.string().regex(/^[a-z_]{1,40}$/), z.string().max(400))
    .refine((keys) => Object.keys(keys).length <= 5),
})
export type ConnectionKeys = z.infer<typeof connectionKeys>

/** How a school's account at a provider stands. */
export const connection = z.object({
  mode: z.enum(connectionModes).nullable(),
  account: z.string().nullable(),
  account_name: z.string().nullable(),
  /** Keys that are kept: a secret shows its last four letters, everything else stands as it was typed. */
  keys: wholeList(z.object({ name: z.string(), shown: z.string() }), 5),
  /** Where the provider sends its messages. */
  messages_url: z.string(),
  steps: wholeList(connectionStep, connectionSteps.length),
  checked_at: instant.nullable(),
  /** Since when the provider refuses the keys: the checkout does not show it meanwhile. */
  stopped_at: instant.nullable(),
  last_message_at: instant.nullable(),
  last_refused_at: instant.nullable(),
  /** Messages that were refused since the last good one. */
  refused_count: z.int(),
  /** Payments of which the outcome is open. */
  open_count: z.int(),
})
export type Connection = z.infer<typeof connection>
