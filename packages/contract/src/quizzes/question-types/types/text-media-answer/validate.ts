import { validateOpen } from '../../shared/open/validate-open.ts'

/** Unanswered while there is neither text nor a file (document 002 §5). */
export const validateTextMedia = validateOpen
