import type { Answer, ReadAnswer } from '../answer.ts'
import type { Piece } from './pieces.ts'

/** A thing to build, as a learner sees it. */
export interface Buildable {
  readonly id: string
  readonly answers: readonly Piece[]
}

/** The rows of one thing that is built from these pieces, in their order. */
export const rowsOfBuilt = (statement_id: string, pieces: readonly string[]): Answer =>
  pieces.map((answer_id, at) => ({ statement_id, answer_id, answer_order: at + 1 }))

/** The pieces that an answer puts into one thing, in their order. */
export const builtOf = ({ id, answers }: Buildable, answer: Answer): Piece[] =>
  answer
    .filter((row) => row.statement_id === id)
    .flatMap((row) => answers.filter((piece) => piece.id === row.answer_id))

/** Pieces of each thing, each once, in the order of their rows; stored thing by thing, each with its place. */
export const readBuilt = (things: readonly Buildable[], rows: Answer): ReadAnswer => {
  const thingOf = new Map(things.flatMap((thing) => thing.answers.map((piece) => [piece.id, thing.id])))
  const isOwn = ({ answer_order: _place, ...row }: Answer[number]) => {
    const { statement_id, answer_id, ...rest } = row
    const isBare = Object.values(rest).every((value) => value === undefined)
    return isBare && answer_id !== undefined && thingOf.get(answer_id) === statement_id
  }
  if (!rows.every(isOwn)) return { refusal: 'foreign_answer' }
  if (new Set(rows.map((row) => row.answer_id)).size < rows.length) return { refusal: 'twice' }
  return {
    answer: things.flatMap((thing) =>
      rowsOfBuilt(
        thing.id,
        builtOf(thing, rows).map(({ id }) => id),
      ),
    ),
  }
}
