import { validateOptions } from '../../shared/own-answer.ts'

/** Unanswered while neither is picked (document 002 §5). */
export const validateYesNo = validateOptions
