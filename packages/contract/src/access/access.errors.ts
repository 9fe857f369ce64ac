import { defineErrors } from '../kernel/errors.ts'

export const accessErrors = defineErrors({
  too_many_accesses: { status: 422, message: 'One person has 100 accesses to a product at most.' },
})
