import type { Payment } from '../core/payment.ts'
import type { Plan } from '../core/scenarios.ts'
import { waits } from '../core/scenarios.ts'
import type { World } from '../core/world.ts'

/** What a buyer may do at the pay page. */
export const buttons = [
  'pay',
  'decline',
  'no_funds',
  'three_d_secure_pass',
  'three_d_secure_fail',
  'three_d_secure_leave',
  'slow',
  'close',
] as const
export type Button = (typeof buttons)[number]

/** Where the buyer is after a press. */
export type Pressed = 'back_paid' | 'back_unpaid' | 'secure' | 'left' | 'window_closed' | 'broken' | 'over'

const plans: Readonly<Record<Exclude<Button, 'pay' | 'close' | 'three_d_secure_leave'>, Plan>> = {
  decline: 'declined',
  no_funds: 'no_funds',
  three_d_secure_pass: 'paid',
  three_d_secure_fail: 'authentication',
  slow: 'slow',
}

/** Stripe's test cards, by what they come to. */
const cards: Readonly<Record<string, Plan>> = {
  '4000000000000002': 'declined',
  '4000000000009995': 'no_funds',
  '4000002760003184': 'three_d_secure',
  '4000002500003155': 'three_d_secure',
}
const disputedCard = '4000000000000259'

const planOf = (
  { scenario }: Payment,
  button: Exclude<Button, 'three_d_secure_leave'>,
  card: string,
): Plan => {
  if (button === 'pay' || button === 'close') return cards[card] ?? scenario.plan
  // The second step of an amount that asks for 3-D Secure; every other amount keeps its own end.
  if (button === 'three_d_secure_pass' && scenario.plan !== 'three_d_secure') return scenario.plan
  return plans[button]
}

const takeCard = (payment: Payment, card: string) => {
  if (!/^\d{12,19}$/.test(card)) return
  const brand = card.startsWith('5') ? 'mastercard' : 'visa'
  payment.card = { brand, last4: card.slice(-4) }
  if (card === disputedCard) payment.scenario = { ...payment.scenario, dispute: 'lost' }
}

/** The buyer agrees at a provider where the shop takes the money itself. */
const approve = ({ desk }: World, payment: Payment, plan: Plan) => {
  if (plan === 'three_d_secure') payment.state = 'action'
  else if (plan === 'authentication') {
    payment.state = 'open'
    payment.reason = 'authentication'
  } else {
    payment.plan = plan
    payment.state = 'approved'
    payment.reason = null
    desk.tell(payment, 'approved')
  }
}

/** Whether a buyer can do nothing more: a refusal is the end everywhere but at Stripe. */
export const isOver = ({ state, moved, scenario, provider }: Payment): boolean =>
  moved !== null ||
  state === 'processing' ||
  state === 'unknown' ||
  (state === 'expired' && scenario.plan !== 'late') ||
  (state === 'failed' && provider !== 'stripe')

const placeAfter = ({ state, moved }: Payment, button: Button): Pressed => {
  if (state === 'action') return 'secure'
  if (button === 'close') return 'window_closed'
  return moved || ['approved', 'processing', 'unknown'].includes(state) ? 'back_paid' : 'back_unpaid'
}

/** Lets the buyer press a button of the pay page; a payment that is over stays as it is. */
export const press = async (
  world: World,
  payment: Payment,
  button: Button,
  typedCard = '',
): Promise<Pressed> => {
  if (isOver(payment)) return 'over'
  if (button === 'three_d_secure_leave') {
    payment.state = 'action'
    return 'left'
  }
  const card = typedCard.replaceAll(/[\s-]/g, '')
  takeCard(payment, card)
  const plan = planOf(payment, button, card)
  if (payment.provider === 'paypal') approve(world, payment, plan)
  else world.desk.settle(payment, plan)
  const { answer } = payment.scenario
  // WayForPay has no call that makes a payment: its page is where an answer can be lost.
  if (payment.provider === 'wayforpay' && answer === '500') return 'broken'
  if (payment.provider === 'wayforpay' && answer === 'hang') {
    const waited = Promise.withResolvers<void>()
    world.clock.after(waits.hang, waited.resolve)
    await waited.promise
  }
  return placeAfter(payment, button)
}
