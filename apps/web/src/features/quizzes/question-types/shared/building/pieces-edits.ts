import { inserted } from '../../../../../lib/lists.ts'

/** The pieces after one of them, built already or not, is put to the place `at`, counted without it. */
export const putPiece = (built: readonly string[], id: string, at: number): string[] => {
  const rest = built.filter((each) => each !== id)
  return inserted(rest, Math.max(0, Math.min(at, rest.length)), id)
}

/** The pieces without one. */
export const takePieceBack = (built: readonly string[], id: string): string[] =>
  built.filter((each) => each !== id)
