/** What pressing "Pay" comes to. */
export type Plan =
  | 'paid'
  | 'declined'
  | 'no_funds'
  | 'authentication'
  | 'three_d_secure'
  | 'slow'
  | 'pending_paid'
  | 'pending_declined'
  | 'late'
  | 'unknown'

/** How messages of a payment travel. */
export type Sending =
  | 'plain'
  | 'before_answer'
  | 'after_return'
  | 'never'
  | 'refund_first'
  | 'forged'
  | 'stamps_off'

/** What an amount makes happen. */
export interface Scenario {
  /** As the README says it. */
  readonly does: string
  readonly plan: Plan
  readonly sending: Sending
  /** How often each message is sent. */
  readonly copies: number
  /** What is told differently from what was asked. */
  readonly told: 'account' | 'mode' | 'amount' | 'currency' | null
  readonly answer: '500' | 'hang' | null
  readonly refunds: 'fail' | 'late' | null
  readonly dispute: 'won' | 'lost' | null
  /** What becomes of a charge without the buyer. */
  readonly token: 'needs_authentication' | 'dead' | null
}

const plain: Scenario = {
  does: 'plain',
  plan: 'paid',
  sending: 'plain',
  copies: 1,
  told: null,
  answer: null,
  refunds: null,
  dispute: null,
  token: null,
}

const scenario = (does: string, difference: Partial<Scenario>): Scenario => ({
  ...plain,
  ...difference,
  does,
})

/** By the last two digits of the amount in minor units. */
export const scenarios: Readonly<Record<number, Scenario>> = {
  1: scenario('Pay is declined', { plan: 'declined' }),
  2: scenario('Pay asks for 3-D Secure first', { plan: 'three_d_secure' }),
  3: scenario('Pending, paid 3 days later', { plan: 'pending_paid' }),
  4: scenario('Pending, declined 3 days later', { plan: 'pending_declined' }),
  5: scenario('Each message is sent three times', { copies: 3 }),
  6: scenario('The buyer pays, and the message comes, before the call that creates the payment is answered', {
    sending: 'before_answer',
  }),
  7: scenario('The buyer is back 30 s before the message', { sending: 'after_return' }),
  8: scenario('No message is sent', { sending: 'never' }),
  9: scenario('Refunded at once by the shop; the refund is told before the payment', {
    sending: 'refund_first',
  }),
  10: scenario('Messages have a wrong signature', { sending: 'forged' }),
  11: scenario('Each message comes twice: its time is 1 h old, then 1 h ahead', { sending: 'stamps_off' }),
  12: scenario('Another account is told', { told: 'account' }),
  13: scenario('Messages are of the other mode (Stripe alone has modes)', { told: 'mode' }),
  14: scenario('One minor unit less is paid', { told: 'amount' }),
  15: scenario('Another currency is paid: EUR, or USD instead of EUR', { told: 'currency' }),
  16: scenario('The call does its work and answers 500', { answer: '500' }),
  17: scenario('The call does its work and answers 60 s later', { answer: 'hang' }),
  18: scenario(
    'Pay lets the payment expire; the money comes 60 s later, or at once where it expired before',
    {
      plan: 'late',
    },
  ),
  19: scenario('Refunds fail: the balance is too small', { refunds: 'fail' }),
  20: scenario('Refunds are pending for 3 days, then succeed', { refunds: 'late' }),
  21: scenario('A dispute opens 1 min after the payment and is won 7 days later', { dispute: 'won' }),
  22: scenario('A dispute opens 1 min after the payment and is lost 7 days later', { dispute: 'lost' }),
  23: scenario('A charge without the buyer needs 3-D Secure', { token: 'needs_authentication' }),
  24: scenario('A charge without the buyer finds the card expired', { token: 'dead' }),
  25: scenario('The state is a word that nobody knows', { plan: 'unknown' }),
}

export const scenarioOf = (amount: bigint): Scenario => scenarios[Number(amount % 100n)] ?? plain

/** How long the steps of scenarios take on the stand-in's clock, in ms. */
export const waits = {
  pending: 3 * 86_400_000,
  slow: 10_000,
  afterReturn: 30_000,
  hang: 60_000,
  late: 60_000,
  dispute: 60_000,
  judgement: 7 * 86_400_000,
} as const
export const stampShifts = [-3_600_000, 3_600_000] as const
