import { Link } from '@lectern/ui/actions/link'
import { Icon } from '@lectern/ui/layout/icon'
import { ChevronRight } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import type { NextLesson, QuizUnitProps } from '../start/quiz-unit-props.ts'
import styles from './result-ways.module.css'

/** The lesson after this one, below the result of a practice that is passed; nothing after the last lesson. */
export const NextLessonCard = ({ link, next }: QuizUnitProps['wayOn']) => {
  const { t } = useTexts()
  const facts = useFacts(next)
  if (!next) return null
  return (
    <Link href={link} className={styles.next}>
      <span className={styles.over}>{t('quiz.up_next')}</span>
      <span className={styles.title}>{next.title}</span>
      {facts.length > 0 && <span className={styles.facts}>{facts.join(' · ')}</span>}
      <Icon of={ChevronRight} size={20} className={styles.arrow} />
    </Link>
  )
}

/** What is in it and how long it is, as far as that is known. */
const useFacts = (next: NextLesson | null): string[] => {
  const { t } = useTexts()
  const minutes = next?.reading_minutes ?? 0
  return [
    ...(minutes > 0 ? [t('course.reading_minutes', { minutes })] : []),
    ...(next?.has_quiz ? [t('course.with_practice')] : []),
  ]
}
