import { readOneChoice } from '../../shared/choice.ts'

/** One option or none. */
export const readSingleAnswer = readOneChoice
