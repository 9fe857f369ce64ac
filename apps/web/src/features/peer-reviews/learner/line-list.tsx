import type { ReceivedReview } from '@lectern/contract/peer-reviews/peer-review'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from '../peers.module.css'

interface LineListProps {
  lines: ReceivedReview['lines']
  points: ReceivedReview['points']
}

/** What was given for each line of a guide: the points stand below each other, however long the lines are. */
export const LineList = ({ lines, points }: LineListProps) => {
  const { t, number } = useTexts()
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id}>
          <span>{line.criterion || t('peers.whole')}</span>
          <span className={styles.share}>
            {t('peers.share', { points: number(points[line.id] ?? 0), most: number(line.points) })}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface TotalProps {
  lines: ReceivedReview['lines']
  total: number
}

/** What a review gave altogether; nothing where it is a comment alone. */
export const Total = ({ lines, total }: TotalProps) => {
  const { t, number } = useTexts()
  if (lines.length === 0) return null
  const most = lines.reduce((sum, line) => sum + Math.round(line.points * 100), 0) / 100
  return (
    <span className={styles.total}>{t('peers.share', { points: number(total), most: number(most) })}</span>
  )
}
