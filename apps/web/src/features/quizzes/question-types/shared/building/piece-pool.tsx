import { useTexts } from '../../../../../lib/texts/index.ts'
import styles from './building.module.css'
import type { Building, BuildingLook, BuildingOptions } from './use-building.ts'

interface PiecePoolProps extends BuildingOptions, BuildingLook {
  building: Building
}

/** All pieces; those that are used leave their outlines, so that nothing jumps, and are taken back by a press too. */
export const PiecePool = ({ pieces, built, isRtl = false, building }: PiecePoolProps) => {
  const { t } = useTexts()
  const { placeId, put, takeBack } = building
  return (
    <div
      role="group"
      aria-label={t('quiz.build_pool')}
      dir={isRtl ? 'rtl' : undefined}
      className={styles.pool}
      data-pool
      data-drop-place={placeId('pool')}
    >
      {pieces.map(({ id, text }) => {
        const isUsed = built.includes(id)
        return (
          <button
            key={id}
            type="button"
            className={styles.chip}
            data-piece={id}
            data-used={isUsed || undefined}
            aria-label={isUsed ? t('quiz.build_used_piece', { piece: text }) : undefined}
            onClick={() => (isUsed ? takeBack(id) : put(id))}
          >
            {text}
          </button>
        )
      })}
    </div>
  )
}
