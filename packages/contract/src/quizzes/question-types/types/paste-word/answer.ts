import type { Answer, ReadAnswer } from '../../shared/answer.ts'
import { readTextRows } from '../../shared/typed/text-rows.ts'
import type { PublicPasteWord } from './public-question.ts'

/** One text for each statement that has one. */
export const readPasteWord = (question: PublicPasteWord, rows: Answer): ReadAnswer =>
  readTextRows(rows, 'statement_id', question.statements)
