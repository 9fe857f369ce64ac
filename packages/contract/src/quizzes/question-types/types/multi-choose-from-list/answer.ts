import type { Answer, ReadAnswer } from '../../shared/answer.ts'
import { readListed } from '../../shared/statements/listed.ts'
import type { PublicMultiChooseFromList } from './public-question.ts'

/** Any number of options of every statement. */
export const readMultiChooseFromList = (question: PublicMultiChooseFromList, rows: Answer): ReadAnswer =>
  readListed(question, rows)
