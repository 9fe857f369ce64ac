import { defineErrors } from '../kernel/errors.ts'

export const offerErrors = defineErrors({
  offer_closed: { status: 409, message: 'This offer cannot be taken now.' },
  offer_code_taken: { status: 422, message: 'Another offer of the school has this code.' },
  too_many_offers: { status: 422, message: 'A school has 500 offers at most.' },
  unknown_offer_content: {
    status: 422,
    message: 'The offer names a lesson, section or module that is not there.',
  },
  offer_without_product: { status: 422, message: 'This offer does not open this product.' },
  waiting_list_closed: { status: 409, message: 'There is no waiting list here now.' },
})
