import type { ReceivedReview } from '@lectern/contract/peer-reviews/peer-review'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from '../peers.module.css'

interface LineListProps {
  lines: ReceivedReview['lines']
  points: ReceivedReview['points']
}

/** What was given for each line of a guide. */
export const LineList = ({ lines, points }: LineListProps) => {
  const { t, number } = useTexts()
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id}>
          {t('peers.line', {
            criterion: line.criterion || t('peers.whole'),
            points: number(points[line.id] ?? 0),
            most: number(line.points),
          })}
        </li>
      ))}
    </ul>
  )
}
