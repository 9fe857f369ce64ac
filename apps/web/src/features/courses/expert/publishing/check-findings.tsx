import { productKindOf } from '@lectern/contract/kernel/product-kind'
import type { Course } from '@lectern/contract/courses/course'
import type {
  CourseCheck,
  Finding,
  FindingCode,
  FindingLevel,
} from '@lectern/contract/courses/check/course-check'
import { Link } from '@lectern/ui/actions/link'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Icon } from '@lectern/ui/layout/icon'
import { CircleCheck, CircleX, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import { expertPaths } from '../../../../lib/routing/expert-paths.ts'
import { paths } from '../../../../lib/routing/paths.ts'
import { useTexts, type TextId } from '../../../../lib/texts/index.ts'
import { pageEditorPath } from '../../course-page/course-page-search.ts'
import { courseTabPath } from '../course-page-search.ts'
import styles from './publishing.module.css'

const levels: readonly { level: FindingLevel; icon: LucideIcon; title: TextId }[] = [
  { level: 'stop', icon: CircleX, title: 'create-course.check_stop' },
  { level: 'mend', icon: TriangleAlert, title: 'create-course.check_mend' },
  { level: 'know', icon: Info, title: 'create-course.check_know' },
]

export const findingTexts: Readonly<Record<FindingCode, TextId>> = {
  no_lessons: 'courses.found_no_lessons',
  not_read: 'courses.found_not_read',
  lesson_empty: 'courses.found_lesson_empty',
  quiz_empty: 'courses.found_quiz_empty',
  question_unfit: 'courses.found_question_unfit',
  file_failed: 'courses.found_file_failed',
  file_not_ready: 'courses.found_file_not_ready',
  picture_without_alt: 'courses.found_picture_without_alt',
  dead_link: 'courses.found_dead_link',
  heading_jump: 'courses.found_heading_jump',
  low_contrast: 'courses.found_low_contrast',
  timer_short: 'courses.found_timer_short',
  no_description: 'courses.found_no_description',
  release_past: 'courses.found_release_past',
  lesson_locked: 'courses.found_lesson_locked',
  waits_for_no_practice: 'courses.found_waits_for_no_practice',
  waits_for_hidden: 'courses.found_waits_for_hidden',
  no_cover: 'courses.found_no_cover',
  no_gains: 'courses.found_no_gains',
}

/** Where a finding can be mended. */
export const placeOf = (
  { id: course, link }: Pick<Course, 'id' | 'link'>,
  { code, quiz, lesson, section, unit_id }: Finding,
): string => {
  if (code === 'no_gains') return pageEditorPath(link)
  if (quiz) return expertPaths.quiz(quiz.id)
  if (!lesson) return courseTabPath(course, 'settings')
  return `${paths.expertLesson(course, lesson.id, section ?? 0)}${unit_id === null ? '' : `#unit-${unit_id}`}`
}

/** What the place is called of what is about the whole course. */
const wholePlaceOf = ({ code }: Finding): TextId =>
  code === 'no_gains' ? 'courses.public_page' : 'courses.tab_settings'

interface CheckFindingsProps {
  course: Course
  check: CourseCheck
  /** A way to a finding was taken. */
  onLeave: () => void
}

/** What learners would stumble over in a course, each with the way to its place. */
export const CheckFindings = ({ course, check, onLeave }: CheckFindingsProps) => {
  const { t } = useTexts()
  const { findings, has_more: hasMore } = check
  if (findings.length === 0)
    return (
      <EmptyState
        level={3}
        icon={CircleCheck}
        title={t('create-course.check_nothing')}
        text={t('create-course.check_nothing_text')}
      />
    )
  return (
    <>
      {levels.map(({ level, icon, title }) => {
        const own = findings.filter((each) => each.level === level)
        if (own.length === 0) return null
        return (
          <section key={level} className={styles.part} aria-labelledby={`check-${level}`}>
            <h3 id={`check-${level}`} className={styles.partTitle}>
              {t(title, { count: own.length })}
            </h3>
            <ul className={styles.findingList}>
              {own.map((each, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- the list is read anew as a whole
                <li key={at} className={styles.finding} data-level={level}>
                  <Icon of={icon} />
                  <FindingLink course={course} finding={each} onLeave={onLeave} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      {hasMore && <p className={styles.muted}>{t('create-course.check_more')}</p>}
    </>
  )
}

const FindingLink = ({
  course,
  finding,
  onLeave,
}: Pick<CheckFindingsProps, 'course' | 'onLeave'> & { finding: Finding }) => {
  const { t } = useTexts()
  const { code, count, about, lesson, quiz } = finding
  const place = [lesson?.title, quiz?.name].filter(Boolean).join(' · ')
  return (
    <Link href={placeOf(course, finding)} className={styles.findingLink} onClick={onLeave}>
      {t(findingTexts[code], { count, about, kind: productKindOf(course.type_id) })}
      <span className={styles.muted}>{place || t(wholePlaceOf(finding))}</span>
    </Link>
  )
}
