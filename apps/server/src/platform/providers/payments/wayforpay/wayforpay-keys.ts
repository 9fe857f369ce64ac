import type { ConnectionMode } from '@lectern/contract/payments/connections'
import type { Connection } from '../payment-provider.ts'

/** The account with which everybody may try. */
const testAccount = 'test_merch_n1'

export const modeOfAccount = (account: string): ConnectionMode => (account === testAccount ? 'test' : 'live')

export interface WayforpayKeys {
  readonly account: string
  readonly secret: string
  readonly domain: string
}

export const keysOf = ({ keys }: Connection): WayforpayKeys => ({
  account: keys.merchant_account ?? '',
  secret: keys.merchant_secret ?? '',
  domain: keys.merchant_domain ?? '',
})
