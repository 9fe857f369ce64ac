import type { QuestionResult } from '@lectern/contract/attempts/attempt'
import { useId } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import styles from './marking-guide.module.css'

/** What is looked for, and what each of it is worth. */
export const MarkingGuide = ({ lines }: { lines: NonNullable<QuestionResult['marking_guide']> }) => {
  const { t, number } = useTexts()
  const id = useId()
  return (
    <section className={styles.guide} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {t('quiz.marking_guide')}
      </p>
      <ul className={styles.lines}>
        {lines.map(({ criterion, points, description }) => (
          <li key={criterion + description} className={styles.line}>
            <span className={styles.criterion}>{criterion}</span>
            <span className={styles.points}>
              {t('quiz.guide_points', { points: number(points), count: points })}
            </span>
            {description !== '' && <span className={styles.description}>{description}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
