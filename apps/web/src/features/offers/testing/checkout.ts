import type { OfferedPlan, PublicOffer } from '@lectern/contract/offers/public-offer'
import type { BuyerOrder, PaymentMethod } from '@lectern/contract/orders/buyer-order'

export const price = {
  currency: 'EUR',
  amount: 59_000,
  old_amount: 69_000,
  ...{ promo_until: null, promo_left: null },
} as const
export const plan = (id: number, terms: Partial<OfferedPlan> = {}): OfferedPlan => ({
  ...{ id, title: '', note: '', scheme: 'once', price, opens: null, length: null },
  ...terms,
})
export const offer: PublicOffer = {
  ...{
    code: 'abcdefghij',
    title: 'Sourdough with a curator',
    description: '',
    link: '/offers/abcdefghij',
    price: { ...price, is_from: false },
    plans: [],
  },
  ...{
    sale_starts_at: null,
    sale_ends_at: null,
    places_left: null,
    closed: null,
    is_taken: false,
  },
  ...{
    phone_asking: 'no',
    terms_url: 'https://school.test/terms',
    products: [],
  },
}
const byHand = { kind: 'instruction', provider_id: 90, is_test: false } as const
export const bank: PaymentMethod = { ...byHand, id: 1, title: 'Bank transfer' }
export const cash: PaymentMethod = { ...byHand, id: 2, title: 'Cash in class' }
export const stripe: PaymentMethod = { id: 3, kind: 'provider', provider_id: 3, title: 'Card', is_test: true }
export const token = `1a-${'x'.repeat(32)}`

export const ordered: BuyerOrder = {
  ...{
    token,
    number: 12,
    school: { name: 'Bread' },
    offer_link: null,
    email: 'vira@example.test',
    name: 'Vira',
  },
  ...{
    lines: [],
    total: 59_000,
    paid_total: 0,
    currency: 'EUR',
    state: 'awaiting_payment',
    payments: [],
  },
  next: { kind: 'pay', amount: 59_000, due_at: null, closes_at: null },
  ...{
    method: bank,
    instruction: null,
    attempt: null,
    placed_at: '2026-12-01T10:00:00.000Z',
    paid_at: null,
    ...{ place: null, as_of: '2026-12-01T10:00:00.000Z' },
  },
}
