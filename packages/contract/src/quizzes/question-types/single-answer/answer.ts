import { readOneChoice } from '../choice.ts'

/** One option or none. */
export const readSingleAnswer = readOneChoice
