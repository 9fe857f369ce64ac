import { validateOptions } from '../../shared/own-answer.ts'

/** Unanswered while no option is picked, or nothing is written to the one for own words (document 002 §5). */
export const validateMultipleAnswer = validateOptions
