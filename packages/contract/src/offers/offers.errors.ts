import { defineErrors } from '../kernel/errors.ts'

export const offerErrors = defineErrors({
  offer_closed: { status: 409, message: 'This offer cannot be taken now.' },
  offer_costs: { status: 409, message: 'This offer is paid for.' },
  offer_without_product: { status: 422, message: 'This offer does not open this product.' },
  foreign_product: { status: 422, message: 'The school has no such product.' },
  foreign_plan: { status: 422, message: 'The offer has no such plan.' },
  foreign_share: { status: 422, message: 'The product has no such assistant or group.' },
  foreign_content: { status: 422, message: 'The product has no such module, lesson or section.' },
  too_many_offers: { status: 422, message: 'A school has 500 offers at most.' },
  ends_before_start: { status: 422, message: 'The end comes after the beginning.' },
  offer_in_use: { status: 409, message: 'People have access by this offer: archive it instead.' },
})
