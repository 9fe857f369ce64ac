import type { LearnerQuiz } from '@lectern/contract/attempts/attempt'
import type { PublicLesson } from '@lectern/contract/lessons/lesson'
import { Link } from '@lectern/ui/actions/link'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { QuizUnit } from '../../attempts/index.ts'
import { useWanted } from '../use-wanted.ts'
import { wayOnOf } from '../way-on.ts'
import styles from './quiz-page.module.css'

interface QuizPageProps {
  lesson: Pick<PublicLesson, 'id' | 'title' | 'link' | 'course' | 'paginate_info'>
  quiz: LearnerQuiz
}

/** One practice of a lesson, by itself. */
export const QuizPage = ({ lesson, quiz }: QuizPageProps) => {
  const { t } = useTexts()
  const router = useRouter()
  const wantedOf = useWanted([quiz])
  const refresh = useCallback(() => void router.invalidate(), [router])
  return (
    <div className={styles.page}>
      <nav aria-label={t('course.way_here')} className={styles.crumbs}>
        <Link href={lesson.course.link}>{lesson.course.title}</Link>
        <span aria-hidden="true">/</span>
        <Link href={lesson.link}>{lesson.title}</Link>
      </nav>
      <QuizUnit
        lesson={lesson.id}
        quiz={quiz}
        wanted={wantedOf(quiz)}
        level={1}
        wayOn={wayOnOf(lesson.paginate_info.next_lesson, lesson.course)}
        onFinished={refresh}
      />
    </div>
  )
}
