import {
  type CreatedPayment,
  PaymentProviderError,
  type PaymentProvider,
  type ProviderRefusal,
  type ProviderState,
  RefusedMessage,
  type RefundState,
} from '../../../platform/providers/payments/payment-provider.ts'

const untouched: ProviderState = {
  ...{ state: 'created', amount: null, currency: null, account: 'acct_1', mode: 'live', paymentId: null },
  ...{ refunded: 0n, dispute: null, reason: null, payer: null, fee: null, at: null, word: 'open' },
}

/** A provider whose payments a test moves: what it says is what the test says, and it counts what it is asked. */
export const fakeProvider = () => {
  const payments = new Map<string, ProviderState>()
  const refunds = new Map<string, RefundState>()
  const calls: string[] = []
  const refusals = new Map<string, ProviderRefusal>()
  const pass = async (call: string) => {
    calls.push(call)
    const verb = call.slice(0, call.lastIndexOf(' '))
    const refusal = refusals.get(verb)
    refusals.delete(verb)
    if (refusal !== undefined) throw new PaymentProviderError(refusal, call)
  }
  const stateOf = (key: string): ProviderState => payments.get(key) ?? untouched
  const created = (key: string): CreatedPayment => ({
    externalId: `ext_${key}`,
    page: { kind: 'redirect', url: `https://pay.example/${key}` },
  })
  const provider: PaymentProvider = {
    connect: async ({ keys }) => ({
      steps: [{ step: 'keys', fault: keys['secret_key']?.includes('refused') ? 'keys_refused' : null }],
      ...{ account: keys['secret_key']?.includes('other') ? 'acct_2' : 'acct_1', accountName: 'Fake Ltd' },
      ...{ currencies: [], found: { signing_secret: 'whsec_12345678' } },
    }),
    create: async (_connection, { key, amount, currency }) => {
      await pass(`create ${key}`)
      if (!payments.has(key)) payments.set(key, { ...untouched, amount, currency })
      return created(key)
    },
    readMessage: async (_connection, raw) => {
      const text = Buffer.from(raw).toString('utf8')
      const [id = '', ...keys] = text.split(' ')
      if (!id.startsWith('evt')) throw new RefusedMessage('forged')
      return { id, keys, externalIds: [], word: 'payment.moved' }
    },
    replyTo: () => ({ status: 200, headers: { 'content-type': 'text/plain' }, body: 'ok' }),
    fetchState: async (_connection, { key }) => {
      await pass(`state ${key}`)
      return stateOf(key)
    },
    cancel: async (_connection, { key }) => {
      await pass(`cancel ${key}`)
      if (stateOf(key).state === 'created') payments.set(key, { ...stateOf(key), state: 'expired' })
    },
    refund: async (_connection, { key, charge, amount }) => {
      await pass(`refund ${key}`)
      const known = refunds.get(key)
      if (known) return known
      const state = stateOf(charge.key)
      payments.set(charge.key, { ...state, refunded: state.refunded + amount })
      const done: RefundState = { state: 'succeeded', externalId: `re_${key}`, word: 'succeeded' }
      refunds.set(key, done)
      return done
    },
    fetchRefund: async (_connection, { key }) => {
      await pass(`refund state ${key}`)
      return refunds.get(key) ?? { state: 'processing', externalId: null, word: 'pending' }
    },
  }
  return {
    provider,
    calls,
    /** Says from now on that a payment stands like this. */
    say: (key: string, state: Partial<ProviderState>) =>
      void payments.set(key, { ...stateOf(key), ...state }),
    pay: (key: string, state: Partial<ProviderState> = {}) =>
      void payments.set(key, {
        ...stateOf(key),
        ...{ state: 'succeeded', paymentId: `pay_${key}`, payer: 'Visa •••• 4242', ...state },
      }),
    /** The next call of one kind ends like this. */
    refuse: (verb: 'create' | 'state' | 'cancel' | 'refund', refusal: ProviderRefusal) =>
      void refusals.set(verb, refusal),
  }
}
