import type { ResultRow } from '@lectern/contract/attempts/attempt'
import { type Piece, piecesOf } from '../../shown-text/pieces/index.ts'

/** What of an answer a version shows. */
export interface Side {
  /** Its words, with what the other version does not have; absent where words are not what is answered. */
  readonly pieces: readonly Piece[] | undefined
  /** Whether something but words is to be drawn. */
  readonly isDrawn: boolean
}

/** Two answers to one question, the earlier one first. */
export interface ComparedAnswers {
  readonly isSame: boolean
  /** The words differ too much to be marked one by one. */
  readonly isWhole: boolean
  readonly before: Side
  readonly after: Side
}

/** Words beyond which a browser would be held up for longer than a glance. */
const mostEdits = 1_200

/** A free answer: one row of words, files or both. */
const isFree = (rows: readonly ResultRow[]): boolean =>
  rows.length <= 1 &&
  rows.every(
    ({ quiz_statement_id: statement, quiz_answer_group_id: group, quiz_answer_id: option, answer_order }) =>
      statement === null && group === null && option === null && answer_order === null,
  )

const contentOf = (rows: readonly ResultRow[]): string =>
  JSON.stringify(
    rows
      .map(({ is_correct: _judged, ...answer }) => JSON.stringify(answer))
      .toSorted((one, other) => (one < other ? -1 : 1)),
  )

/** What is different between two answers. */
export const compareAnswers = (then: readonly ResultRow[], now: readonly ResultRow[]): ComparedAnswers => {
  const isSame = contentOf(then) === contentOf(now)
  const [words, wordsNow] = [then[0]?.text_answer ?? '', now[0]?.text_answer ?? '']
  if (!isFree(then) || !isFree(now) || (words === '' && wordsNow === '')) {
    const side = { pieces: undefined, isDrawn: true }
    return { isSame, isWhole: false, before: side, after: side }
  }
  const pieces = piecesOf(words, wordsNow, mostEdits)
  const isWhole = words !== '' && wordsNow !== '' && !pieces.some(({ kind }) => kind === 'same')
  const side = (rows: readonly ResultRow[], kind: 'then' | 'now'): Side => ({
    pieces: isWhole
      ? [{ kind: 'same', text: rows[0]?.text_answer ?? '' }]
      : pieces.filter((piece) => piece.kind === 'same' || piece.kind === kind),
    isDrawn: (rows[0]?.files.length ?? 0) > 0 || rows.length === 0,
  })
  return { isSame, isWhole, before: side(then, 'then'), after: side(now, 'now') }
}
