import { defineErrors } from '../kernel/errors.ts'

export const schoolsErrors = defineErrors({
  no_school_yet: { status: 404, message: 'There is no school here yet.' },
  school_slug_taken: { status: 422, message: 'Another school has this address.' },
  too_many_own_schools: { status: 422, message: 'One person may own ten schools at most.' },
  default_language_missing: {
    status: 422,
    message: 'The main language must be one of the school’s languages.',
  },
})
