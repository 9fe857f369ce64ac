import { defineErrors } from '../kernel/errors.ts'

export const viewsErrors = defineErrors({
  too_many_views: { status: 422, message: 'A person keeps 30 views of a list, and a school shares 30.' },
})
