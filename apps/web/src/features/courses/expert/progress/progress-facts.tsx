import type { CourseProgress } from '@lectern/contract/courses/progress/progress'
import { Facts } from '../../../practices/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import styles from './progress.module.css'

/** The numbers of a course as a whole. */
export const ProgressFacts = ({ progress }: { progress: CourseProgress }) => {
  const { t, number } = useTexts()
  const { participants, average_percent, finished, not_started, stuck } = progress
  const facts = [
    [t('create-course.tab_participants'), number(participants)],
    [t('participants.progress_average'), t('participants.percent', { percent: average_percent })],
    [t('participants.progress_finished'), number(finished)],
    [t('participants.progress_not_started'), number(not_started)],
    [t('participants.progress_stuck'), number(stuck)],
  ] as const
  return (
    <Facts
      least="8rem"
      facts={facts.map(([name, value]) => ({ name, value: <span className={styles.value}>{value}</span> }))}
    />
  )
}
