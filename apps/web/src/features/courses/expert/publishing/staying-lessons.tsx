import type { Course } from '@lectern/contract/courses/course'
import { productKindOf } from '@lectern/contract/kernel/product-kind'
import { Link } from '@lectern/ui/actions/link'
import { Icon } from '@lectern/ui/layout/icon'
import { CircleX, Pause } from 'lucide-react'
import { paths } from '../../../../lib/routing/paths.ts'
import { useTexts, type TextId } from '../../../../lib/texts/index.ts'
import { findingTexts, placeOf } from './check-findings.tsx'
import type { PublishPlan, StayReason } from './publish-plan.ts'
import styles from './publishing.module.css'

const reasonTexts: Readonly<Record<Extract<StayReason, string>, TextId>> = {
  not_read: 'courses.publish_not_read',
  announced: 'courses.publish_announced',
  held: 'courses.publish_held',
}

interface StayingLessonsProps {
  course: Course
  staying: PublishPlan['staying']
  /** A way to a lesson was taken. */
  onLeave: () => void
}

/** The lessons that publishing leaves as they are, each with its reason and the way to mend it. */
export const StayingLessons = ({ course, staying, onLeave }: StayingLessonsProps) => {
  const { t } = useTexts()
  if (staying.length === 0) return null
  const kind = productKindOf(course.type_id)
  return (
    <section className={styles.part} aria-labelledby="publish-stays">
      <h3 id="publish-stays" className={styles.partTitle}>
        {t('courses.publish_stays', { count: staying.length })}
      </h3>
      <ul className={styles.findingList}>
        {staying.map(({ lesson, why }) => {
          const isChosen = typeof why === 'string'
          const href = isChosen ? paths.expertLesson(course.id, lesson.id, 0) : placeOf(course, why)
          return (
            <li key={lesson.id} className={styles.finding} data-level={isChosen ? undefined : 'stop'}>
              <Icon of={isChosen ? Pause : CircleX} />
              <Link href={href} className={styles.findingLink} onClick={onLeave}>
                {lesson.title}
                <span className={styles.muted}>
                  {isChosen
                    ? t(reasonTexts[why])
                    : t(findingTexts[why.code], { count: why.count, about: why.about, kind })}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
