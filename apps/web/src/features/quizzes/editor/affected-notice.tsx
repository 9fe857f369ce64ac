import { Link } from '@lectern/ui/actions/link'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../lib/api/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { getAffected } from '../api.ts'
import styles from './quiz-editor.module.css'

/** Whom changes of this quiz do not reach by themselves; nothing while nobody has taken it, or the reader may not know. */
export const AffectedNotice = ({ quizId }: { quizId: number }) => {
  const { t } = useTexts()
  const found = useQuery({ ...queryFor(getAffected, { params: { quiz: quizId } }), retry: false })
  const { running = 0, finished = 0 } = found.data?.data ?? {}
  if (running + finished === 0) return null
  return (
    <p className={styles.affected}>
      {t('create-course.affected_running', { count: running })}{' '}
      {t('create-course.affected_finished', { count: finished })}{' '}
      <Link href={expertPaths.recalculation(quizId)}>{t('quizzes.recalculation_open')}</Link>
    </p>
  )
}
