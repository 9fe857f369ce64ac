import { defineErrors } from '../kernel/errors.ts'

export const previewErrors = defineErrors({
  preview_only: {
    status: 403,
    message:
      'You look at the course as somebody else, so nothing can be started or changed here. Leave the preview first.',
  },
})
