/** Offers of a school, with their numbers. */
export interface OfferIds {
  /** Published, and taken by people themselves. */
  readonly offer: number
  readonly offerCode: string
  /** A course that nobody joins, with a waiting list. */
  readonly waitingCourse: number
  /** One that nobody has. */
  readonly spareOffer: number
}

/** Makes an offer that opens the whole of a product, and one more. */
export const prepareOffers = async (
  send: (method: string, path: string, body?: unknown) => Promise<{ id: number; code: string }>,
  productId: number,
): Promise<OfferIds> => {
  const products = [
    {
      product_id: productId,
      content: { kind: 'all' },
      delays: null,
      length: null,
      is_checkpoint_skipped: false,
    },
  ]
  const offer = await send('POST', '/offers', {
    title: 'Whole course',
    status_id: 2,
    is_self_service: true,
    products,
  })
  const spare = await send('POST', '/offers', { title: 'Spare offer', products })
  const course = await send('POST', '/courses', { title: 'Comes some day' })
  await send('PUT', `/courses/${course.id}`, { status_id: 4, enrolment: 'closed', has_waiting_list: true })
  return { offer: offer.id, offerCode: offer.code, spareOffer: spare.id, waitingCourse: course.id }
}
