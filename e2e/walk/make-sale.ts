interface Row {
  readonly id: number
  readonly code: string
  readonly token: string
  readonly product_id: number
}

type Caller = (method: string, path: string, data?: unknown) => Promise<Row>

/** What a school sells: the code of an offer with a price, and the address part of an order that waits for its payment. */
export interface WalkedSale {
  readonly code: string
  readonly token: string
}

const words = (text: string): string => `${text} with a long name `.repeat(4).slice(0, 80).trim()

/**
 * An offer with a promo price, a way to pay it, and an order of it.
 *
 * @param buyer calls the API of the school at its own address
 */
export const makeSale = async (
  call: Caller,
  buyer: Caller,
  { courseId, email }: { readonly courseId: number; readonly email: string },
): Promise<WalkedSale> => {
  const { product_id } = await call('GET', `/courses/${courseId}`)
  const terms = {
    content: { kind: 'all' },
    length: null,
    delays: null,
    is_checkpoint_skipped: false,
  }
  const until = new Date(Date.now() + 86_400_000).toISOString()
  const { code } = await call('POST', '/offers', {
    ...{
      title: words('an offer with a price'),
      status_id: 2,
      is_self_service: true,
    },
    currency: 'EUR',
    plans: [
      { amount: 69_000, promo: { amount: 59_000, until } },
      { title: words('a plan'), note: words('the note of a plan'), amount: 99_000 },
    ],
    ...{
      phone_asking: 'optional',
      terms_url: 'https://school.test/terms',
      places_total: 40,
    },
    products: [{ product_id, ...terms }],
  })
  const wayOf = (title: string) => ({
    provider_id: 90,
    title: words(title),
    currencies: [],
    state: 'live',
  })
  const instruction = 'IBAN DE00 0000 0000 0000 0000 00\nWrite the number of the order.'
  const bank = await call('POST', '/payment-systems', {
    ...wayOf('a bank'),
    instruction,
  })
  await call('POST', '/payment-systems', { ...wayOf('cash'), instruction })
  const { token } = await buyer('POST', `/public/offers/${code}/orders`, {
    ...{
      email,
      name: words('A buyer'),
      language: 'en',
      amount: 59_000,
      currency: 'EUR',
    },
    ...{ method_id: bank.id, accepts_terms: true },
  })
  return { code, token }
}
