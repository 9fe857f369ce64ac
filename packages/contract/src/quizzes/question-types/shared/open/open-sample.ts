import type { Answer } from '../answer.ts'
import { mostAnswerFiles, mostLetters } from './open-kinds.ts'

const fileNumber = (number: number): string => `0f0e4bd1-2f58-4c6e-9a42-${String(number).padStart(12, '0')}`

/** What no question with an area of text and files takes, each with its reason. */
export const openRefusals: readonly (readonly [rows: Answer, refusal: string])[] = [
  [[{ answer_id: 'option-one' }], 'foreign_answer'],
  [[{ statement_id: 'statement-one', text_answer: 'words' }], 'foreign_answer'],
  [[{ files: ['not-a-file'] }], 'foreign_answer'],
  [[{ text_answer: 'one' }, { text_answer: 'two' }], 'too_many'],
  [[{ text_answer: 'x'.repeat(mostLetters[3] + 1) }], 'too_big'],
  [[{ files: [fileNumber(1), fileNumber(1)] }], 'twice'],
  [[{ files: Array.from({ length: mostAnswerFiles + 1 }, (_, at) => fileNumber(at)) }], 'too_many'],
]
