import type { Answer, AnswerRow } from '@lectern/contract/quizzes/question-types/shared/answer'

type Field = 'statement_id' | 'answer_group_id'

/** What is written in a field. */
export const textIn = (answer: Answer, field: Field, id: string): string =>
  answer.find((row) => row[field] === id)?.text_answer ?? ''

/** The rows with another text in a field; an emptied field has none. */
export const withText = (answer: Answer, field: Field, id: string, text: string): AnswerRow[] => {
  const others = answer.filter((row) => row[field] !== id)
  return text === '' ? others : [...others, { [field]: id, text_answer: text }]
}
