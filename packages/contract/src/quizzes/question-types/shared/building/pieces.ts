import type { Arrangement, Random } from '../../question-type.ts'
import { shuffle } from '../shuffle.ts'

/** One thing that is built, as its author knows it: the pieces there are, and what may be built from them. */
export interface BuildKey {
  readonly id: string
  /** All of them: those of the key and those that are left over, in any order. */
  readonly pieces: readonly string[]
  /** The texts of the pieces in every right order, the one that is shown first. */
  readonly accepted: readonly (readonly string[])[]
  readonly points: number
}

/** A piece as a learner gets it: its key says nothing of its place. */
export interface Piece {
  readonly id: string
  readonly text: string
}

/** The pieces of one thing, sorted by their texts and counted through, so that their keys tell nothing of the right order. */
const keyPieces = (pieces: readonly string[], from: number): Piece[] =>
  pieces.toSorted().map((text, at) => ({ id: `piece-${from + at}`, text }))

/** The pieces of each thing under their keys, each key once in the question. */
export const piecesOf = (keys: readonly BuildKey[]): Piece[][] => {
  let from = 0
  return keys.map(({ pieces }) => {
    const keyed = keyPieces(pieces, from)
    from += pieces.length
    return keyed
  })
}

/** Rolls the order of the pieces of each thing. */
export const arrangePieces = (keys: readonly BuildKey[], random: Random): Arrangement => ({
  order: piecesOf(keys).flatMap((pieces) =>
    shuffle(
      pieces.map(({ id }) => id),
      random,
    ),
  ),
})

/** The pieces of each thing in the order of the attempt. */
export const shownPieces = (keys: readonly BuildKey[], { order }: Arrangement): Piece[][] =>
  piecesOf(keys).map((pieces) => order.flatMap((id) => pieces.filter((piece) => piece.id === id)))

/** Whether the pieces hold each of these as often as it is needed. */
export const canBuild = (pieces: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every(
    (text) => wanted.filter((each) => each === text).length <= pieces.filter((each) => each === text).length,
  )
