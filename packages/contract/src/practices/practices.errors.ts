import { defineErrors } from '../kernel/errors.ts'

export const practicesErrors = defineErrors({
  too_many_practice_views: {
    status: 422,
    message: 'You can keep up to {limit} views. Delete one that you no longer need.',
  },
  practice_view_name_taken: { status: 422, message: 'You have a view of this name.' },
  too_many_remarks: {
    status: 422,
    message: 'You can keep up to {limit} remarks. Delete one that you no longer need.',
  },
  too_many_shared_remarks: {
    status: 422,
    message: 'A team shares up to {limit} remarks. Delete one that is no longer needed.',
  },
})
