import type { Payment } from '../core/payment.ts'
import { newId } from '../core/signatures.ts'
import { languageOf, newPayment, type World } from '../core/world.ts'
import { type Fields, one, type Purchase } from './form.ts'
import type { WayForPayDetails } from './objects.ts'

/** What WayForPay's calls share. */
export interface WayForPayRoom {
  readonly world: World
  detailsOf(payment: Payment): WayForPayDetails | undefined
  find(account: string, reference: string): Payment | undefined
  /** A payment of which the token of a card comes. */
  ofToken(token: string): Payment | undefined
  /** Makes a payment; null where its reference was used. */
  make(purchase: Purchase, fields: Fields): Payment | null
}

/** Used names live in the same list as ids: the separator is no letter of either. */
const nameOf = (account: string, reference: string) => `${account};${reference}`
const urlOf = (text: string): string | null => (URL.canParse(text) ? text : null)

/** The payments of WayForPay with what it keeps of them. */
export const createRoom = (world: World): WayForPayRoom => {
  const kept = new WeakMap<Payment, WayForPayDetails>()
  const find = (account: string, reference: string) =>
    world.books.find('wayforpay', nameOf(account, reference))
  return {
    world,
    find,
    detailsOf: (payment) => kept.get(payment),
    ofToken: (token) => world.books.find('wayforpay', token),
    make: (purchase, fields) => {
      const { account, reference, amount, currency, title, domain } = purchase
      if (find(account, reference)) return null
      const now = world.clock.now()
      const timeout = Number(one(fields, 'orderTimeout')) || 86_400
      const payment = newPayment({
        ...{ account, reference, amount, currency, title },
        id: newId('wfp_'),
        provider: 'wayforpay',
        mode: 'test',
        shop: domain,
        language: languageOf(one(fields, 'language')),
        createdAt: now,
        expiresAt: now + timeout * 1_000,
        moneyId: newId('wfm_'),
      })
      const recToken = newId('')
      kept.set(payment, {
        serviceUrl: urlOf(one(fields, 'serviceUrl')),
        returnUrl: urlOf(one(fields, 'returnUrl')),
        email: one(fields, 'clientEmail'),
        phone: one(fields, 'clientPhone'),
        recToken,
      })
      world.books.add(payment, [nameOf(account, reference), recToken])
      world.clock.after(timeout * 1_000, () => world.desk.expire(payment))
      return payment
    },
  }
}
