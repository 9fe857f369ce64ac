import { defineErrors } from '../kernel/errors.ts'

export const liveErrors = defineErrors({
  too_many_lines: {
    status: 429,
    message: 'Too many live lines are open. The page asks for news by itself meanwhile.',
  },
  wrong_watch: { status: 422, message: 'A place that is watched must be named by its kind and id.' },
})
