import type { Answer, AnswerRow } from '../../quizzes/question-types/shared/answer.ts'
import type { AnswerPayloadBody } from '../answer-payload.ts'
import type { ResultRow } from '../attempt.ts'

/** All rows of a payload, its short forms written out; their order is that of the payload. */
export const rowsOfPayload = (
  payload: Pick<AnswerPayloadBody, 'answers' | 'answer_ids' | 'text_answer' | 'files'>,
): Answer => {
  const { answers, answer_ids, text_answer, files } = payload
  const ownWords: AnswerRow = {
    ...(text_answer === null || text_answer === '' ? {} : { text_answer }),
    ...(files.length === 0 ? {} : { files }),
  }
  return [
    ...answer_ids.map((answer_id) => ({ answer_id })),
    ...answers,
    ...(Object.keys(ownWords).length === 0 ? [] : [ownWords]),
  ]
}

/** A row as the documents' results show it. */
export const toResultRow = (
  quiz_question_id: string,
  row: AnswerRow,
  is_correct: boolean | null,
): ResultRow => ({
  quiz_question_id,
  quiz_statement_id: row.statement_id ?? null,
  quiz_answer_group_id: row.answer_group_id ?? null,
  quiz_answer_id: row.answer_id ?? null,
  text_answer: row.text_answer ?? null,
  answer_order: row.answer_order ?? null,
  files: [...(row.files ?? [])],
  is_correct,
})

/** The answer of which a result shows the rows. */
export const answerOfResult = (rows: readonly ResultRow[]): Answer =>
  rows.map((row) => ({
    ...(row.quiz_statement_id === null ? {} : { statement_id: row.quiz_statement_id }),
    ...(row.quiz_answer_group_id === null ? {} : { answer_group_id: row.quiz_answer_group_id }),
    ...(row.quiz_answer_id === null ? {} : { answer_id: row.quiz_answer_id }),
    ...(row.text_answer === null ? {} : { text_answer: row.text_answer }),
    ...(row.answer_order === null ? {} : { answer_order: row.answer_order }),
    ...(row.files.length === 0 ? {} : { files: row.files }),
  }))
