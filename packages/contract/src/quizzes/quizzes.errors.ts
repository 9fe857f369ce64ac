import { defineErrors } from '../kernel/errors.ts'

export const quizzesErrors = defineErrors({
  stale_revision: {
    status: 409,
    message: 'This was changed somewhere else after you opened it. Your version is kept on this device.',
  },
})
