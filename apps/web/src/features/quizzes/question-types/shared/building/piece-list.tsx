import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { useTexts } from '../../../../../lib/texts/index.ts'
import styles from './building-editor.module.css'

interface PieceListProps {
  look: 'words' | 'letters'
  pieces: readonly string[]
  /** Those that are left over. */
  extra: readonly string[]
  isRtl?: boolean
}

/** The pieces that learners will get, before they are shuffled. */
export const PieceList = ({ look, pieces, extra, isRtl = false }: PieceListProps) => {
  const { t } = useTexts()
  if (pieces.length + extra.length === 0) return null
  return (
    <ul
      className={styles.pieces}
      data-look={look}
      dir={isRtl ? 'rtl' : undefined}
      aria-label={t('questions.build_pieces')}
    >
      {pieces.map((text, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- like pieces are told apart by their places alone
        <li key={`own-${at}`} className={styles.piece}>
          {text}
        </li>
      ))}
      {extra.map((text, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <li key={`extra-${at}`} className={styles.piece} data-extra>
          {text}
          <VisuallyHidden> {t('questions.build_left_over')}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
