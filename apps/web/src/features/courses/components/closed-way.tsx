import type { PublicCourse } from '@lectern/contract/courses/course'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Notice } from '@lectern/ui/feedback/notice'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { Lock } from 'lucide-react'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './course-page.module.css'

/** In the place of the way on, for who takes part in what the school has closed for now. */
export const ClosedWay = ({ course: { progress } }: { course: Pick<PublicCourse, 'progress'> }) => {
  const { t } = useTexts()
  const done = progress === null || progress === 0 ? null : t('course.progress', { percent: progress })
  return (
    <>
      <Notice icon={Lock}>{t('course.lock_closed_by_school')}</Notice>
      {done !== null && <ProgressBar label={done} value={(progress ?? 0) / 100} text={done} />}
      <div className={styles.ways}>
        <Link href={paths.account('products')} className={buttonClass({ size: 'large' })}>
          {t('course.own_courses')}
        </Link>
      </div>
    </>
  )
}
