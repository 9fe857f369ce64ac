import type { PaymentSystem } from '@lectern/contract/payments/payment-systems'

/** Stripe as it is connected with test keys, shown to the staff alone. */
export const connectedSystem = {
  ...{
    id: 3,
    provider_id: 3,
    title: 'Card',
    instruction: null,
    currencies: ['EUR'],
    state: 'test',
    position: 2,
  },
  updated_at: '2026-11-28T10:00:00.000Z',
  connection: {
    ...{ mode: 'test', account: 'acct_1', account_name: 'Bread Ltd' },
    keys: [{ name: 'secret_key', shown: '7Qx2' }],
    messages_url: 'https://school.test/hooks/payments/3/abc',
    steps: [
      { step: 'keys', fault: null },
      { step: 'account', fault: null },
      { step: 'currencies', fault: null },
      { step: 'messages', fault: null },
    ],
    ...{
      checked_at: '2026-11-28T10:00:00.000Z',
      stopped_at: null,
      last_message_at: '2026-11-28T11:00:00.000Z',
    },
    ...{ last_refused_at: null, refused_count: 0, open_count: 0 },
  },
} satisfies PaymentSystem
