import { defineErrors } from '../kernel/errors.ts'

export const accountsErrors = defineErrors({
  wrong_credentials: { status: 422, message: 'The e-mail or the password is not right.' },
  email_taken: { status: 422, message: 'There is already an account with this e-mail. Sign in instead.' },
  invite_invalid: {
    status: 422,
    message: 'This link was used already, or it is too old. Starting the server again prints a new one.',
  },
})
