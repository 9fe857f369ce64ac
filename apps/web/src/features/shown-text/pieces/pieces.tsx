import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { useTexts } from '../../../lib/texts/index.ts'
import { piecesOf, type Piece } from './pieces-of.ts'
import styles from './pieces.module.css'

/** The pieces, each with the place where it begins: two may say the same. */
const placed = (pieces: readonly Piece[]): (Piece & { start: number })[] => {
  let start = 0
  return pieces.map((piece) => {
    const own = start
    start += piece.text.length + 1
    return { ...piece, start: own }
  })
}

/** A text of which pieces came or went, marked by more than their colour. */
export const Pieces = ({ pieces }: { pieces: readonly Piece[] }) => {
  const { t } = useTexts()
  return placed(pieces).map(({ kind, text, start }) => {
    if (kind === 'same') return <span key={start}>{text}</span>
    const Mark = kind === 'then' ? 'del' : 'ins'
    return (
      <Mark key={start} className={styles[kind]}>
        <VisuallyHidden>
          {t(kind === 'then' ? 'lesson-editor.piece_then' : 'lesson-editor.piece_now')}
        </VisuallyHidden>
        {text}
      </Mark>
    )
  })
}

interface OneSideProps {
  words: string
  /** What stands on the other side. */
  other: string
}

/** One side of a conflict, with what the other side does not have marked. */
export const OneSide = ({ words, other }: OneSideProps) => (
  <Pieces pieces={piecesOf(other, words).filter(({ kind }) => kind !== 'then')} />
)
