/**
 * One row of an answer (document 002 §3, "Answer payload" and "Attempt result row"). The type of the question says which
 * fields a row has; the others are absent.
 */
export interface AnswerRow {
  readonly statement_id?: string | undefined
  readonly answer_group_id?: string | undefined
  readonly answer_id?: string | undefined
  readonly text_answer?: string | undefined
  /** The place of this row where the order is the answer, from 1. */
  readonly answer_order?: number | undefined
  /** Ids of files. */
  readonly files?: readonly string[] | undefined
}

/** What somebody answered to one question, whatever its type: stored, shown again and kept on the device in this form. */
export type Answer = readonly AnswerRow[]

/** Why an answer is not taken, as the code of a field's text. */
export type AnswerRefusal = 'foreign_answer' | 'too_many' | 'twice' | 'too_big' | 'invalid_date'

/** An answer in the form in which it is stored, or why it is not taken. */
export type ReadAnswer = { readonly answer: Answer } | { readonly refusal: AnswerRefusal }

type IdField = 'statement_id' | 'answer_group_id' | 'answer_id'

/**
 * Reads rows that consist of ids alone, each of them one that the question has, no row twice. What a type allows beyond
 * that it checks itself.
 *
 * @param known for every field that a row of this type has: the ids that the question shows
 */
export const readIdRows = (
  rows: Answer,
  known: { readonly [Field in IdField]?: readonly { readonly id: string }[] },
): ReadAnswer => {
  const fields = Object.entries(known).map(([field, things]) => ({
    field,
    ids: new Set(things.map(({ id }) => id)),
  }))
  const isOwn = (row: AnswerRow) => {
    const given = new Map(Object.entries(row).filter(([, value]) => value !== undefined))
    return given.size === fields.length && fields.every(({ field, ids }) => ids.has(String(given.get(field))))
  }
  if (!rows.every(isOwn)) return { refusal: 'foreign_answer' }
  return new Set(rows.map(nameOfRow)).size === rows.length ? { answer: rows } : { refusal: 'twice' }
}

/** The ids of a row and its place as one text: two rows that name the same things have the same one. */
export const nameOfRow = ({ statement_id, answer_group_id, answer_id, answer_order }: AnswerRow): string =>
  JSON.stringify([statement_id, answer_group_id, answer_id, answer_order])

/** For each row whether the key has it too. */
export const markByKey = (answer: Answer, key: Answer): boolean[] => {
  const right = new Set(key.map(nameOfRow))
  return answer.map((row) => right.has(nameOfRow(row)))
}
