import { readIdRows, type Answer, type AnswerRow, type ReadAnswer } from './answer.ts'
import { isOwnOption, ownRowOf, type TypedOption } from './own-answer.ts'

/** The longest own answer, in characters. */
export const ownAnswerMost = 2_000

const isTextAlone = ({ text_answer, ...ids }: AnswerRow): boolean =>
  text_answer !== undefined && Object.values(ids).every((value) => value === undefined)

/** A text that came beside the ids, as the documents' short form sends it, belongs to the option for own words. */
const withOwnText = (options: readonly TypedOption[], rows: Answer): Answer => {
  const own = options.find(isOwnOption)
  const texts = rows.filter(isTextAlone)
  const picked = own && rows.find((row) => row.answer_id === own.id)
  if (!picked || picked.text_answer !== undefined || texts.length !== 1) return rows
  return rows
    .filter((row) => !isTextAlone(row))
    .map((row) => (row === picked ? { ...row, text_answer: texts[0]?.text_answer } : row))
}

/** Reads picked options of which one may bring the learner's own words. */
export const readOptions = (options: readonly TypedOption[], rows: Answer): ReadAnswer => {
  const own = options.find(isOwnOption)
  const answer = withOwnText(options, rows)
  const ids = answer.map((row) => {
    if (own === undefined || row.answer_id !== own.id) return row
    const { text_answer: _words, ...rest } = row
    return rest
  })
  const read = readIdRows(ids, { answer_id: options })
  if ('refusal' in read) return read
  const isTooLong = (ownRowOf(options, answer)?.text_answer ?? '').length > ownAnswerMost
  return isTooLong ? { refusal: 'too_big' } : { answer }
}
