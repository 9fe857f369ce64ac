export { type Piece, piecesOf } from './pieces-of.ts'
export { OneSide, Pieces } from './pieces.tsx'
