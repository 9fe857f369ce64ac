import { defineErrors } from '../kernel/errors.ts'

export const accessControlErrors = defineErrors({
  address_refused: { status: 403, message: 'The school does not take visits from this address.' },
  session_limit: {
    status: 403,
    message: 'You are in this school on too many browsers at once. End the others first.',
  },
  device_limit: { status: 403, message: 'You have used this school on as many devices as it allows.' },
  bad_mask: { status: 422, message: 'This is no address and no range of addresses.' },
  too_many_exceptions: { status: 422, message: 'A school has exceptions for 1,000 people at most.' },
  locks_you_out: { status: 422, message: 'This would shut out the address from which you are working now.' },
})
