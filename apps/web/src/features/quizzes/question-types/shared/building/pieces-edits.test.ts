import { expect, test } from 'vitest'
import { putPiece, takePieceBack } from './pieces-edits.ts'

test('a piece is put to its place, and leaves the one before', () => {
  expect(putPiece(['a', 'b', 'c'], 'd', 1)).toEqual(['a', 'd', 'b', 'c'])
  expect(putPiece(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(putPiece(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b'])
})

test('no place lies beyond the ends', () => {
  expect(putPiece(['a', 'b'], 'a', 9)).toEqual(['b', 'a'])
  expect(putPiece(['a', 'b'], 'b', -1)).toEqual(['b', 'a'])
})

test('a piece taken back leaves the others as they are', () => {
  expect(takePieceBack(['a', 'b', 'c'], 'b')).toEqual(['a', 'c'])
})
