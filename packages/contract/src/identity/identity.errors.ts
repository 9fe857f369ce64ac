import { defineErrors } from '../kernel/errors.ts'

export const identityErrors = defineErrors({
  wrong_credentials: { status: 422, message: 'The e-mail or the password is not right.' },
  email_taken: { status: 422, message: 'There is already an account with this e-mail. Sign in instead.' },
  invite_invalid: {
    status: 422,
    message: 'This link was used already, or it is too old. Starting the server again prints a new one.',
  },
  wrong_code: { status: 422, message: 'This code is not right, or it is too old. Ask for a new one.' },
  wrong_password: { status: 422, message: 'The password is not right.' },
  two_factor_expired: { status: 422, message: 'That took too long. Sign in again from the beginning.' },
  restore_expired: {
    status: 422,
    message: 'This link or code was used already, or it is too old. Ask for a new one.',
  },
  auto_login_invalid: { status: 422, message: 'This link signs in once, within a minute. Open it anew.' },
  service_failed: { status: 422, message: 'The service did not confirm who you are. Try again.' },
  service_unreachable: { status: 503, message: 'The service does not answer. Try again shortly.' },
  service_taken: { status: 409, message: 'This account of the service belongs to another person here.' },
  service_linked: { status: 409, message: 'Another account of this service is linked already.' },
  email_unverified: { status: 422, message: 'The service has not confirmed your e-mail address yet.' },
  link_needed: {
    status: 409,
    message: 'There is an account with this e-mail. Sign in to it, then link the service in your profile.',
  },
  proof_needed: { status: 422, message: 'Prove first that it is you: with your password or a code.' },
  last_way_in: { status: 409, message: 'This is your only way to sign in. Add another one first.' },
  two_factor_on: { status: 409, message: 'Two-factor sign-in is switched on already.' },
  two_factor_off: { status: 409, message: 'Two-factor sign-in is not switched on.' },
  owns_schools: { status: 409, message: 'You own a school. Give it to somebody else first.' },
  picture_unreadable: { status: 422, message: 'This picture cannot be read. Take a JPEG, PNG or WebP.' },
  picture_too_large: { status: 422, message: 'This picture is larger than 1 MB.' },
})
