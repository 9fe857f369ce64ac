import type { PickedCount } from '@lectern/contract/attempts/attempt'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { CountBars } from '../counts/count-bars.tsx'
import styles from '../counts/scale-counts.module.css'
import type { ShownPoint } from './scale-sheet.tsx'

interface ScaleCountsProps {
  points: readonly ShownPoint[]
  picked: string | undefined
  counts: readonly PickedCount[]
  /** What the counts come to, in words: a mean, a score. */
  figure?: string | undefined
}

/** How everybody answered on a scale. */
export const ScaleCounts = ({ points, picked, counts, figure }: ScaleCountsProps) => {
  const { t } = useTexts()
  const people = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className={styles.all}>
      <p className={styles.figures}>
        {figure !== undefined && <span className={styles.figure}>{figure}</span>}
        <span>{t('quiz.everybody_answered', { count: people })}</span>
      </p>
      <CountBars
        look="points"
        things={points.map(({ id, name }) => ({ id, name, isOwn: id === picked }))}
        counts={counts}
      />
    </div>
  )
}
