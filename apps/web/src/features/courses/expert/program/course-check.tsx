import { productKindOf } from '@lectern/contract/kernel/product-kind'
import type { Course } from '@lectern/contract/courses/course'
import { courseStatus } from '@lectern/contract/courses/course-status'
import type { Finding, FindingCode, FindingLevel } from '@lectern/contract/courses/check/course-check'
import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import type { Program } from '@lectern/contract/courses/program'
import { Button } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Icon } from '@lectern/ui/layout/icon'
import { SideSheet } from '@lectern/ui/overlays/side-sheet'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import { LoadFailure } from '../../../../frame/index.ts'
import { queryFor } from '../../../../lib/api/index.ts'
import { expertPaths } from '../../../../lib/routing/expert-paths.ts'
import { paths } from '../../../../lib/routing/paths.ts'
import { useTexts, type TextId } from '../../../../lib/texts/index.ts'
import { checkCourse } from '../../api.ts'
import { pageEditorPath } from '../../course-page/course-page-search.ts'
import { courseTabPath } from '../course-page-search.ts'
import { useCourseChange } from '../use-course-actions.tsx'
import { useProgramWork } from './use-program-work.ts'
import styles from './program.module.css'

const levels: readonly { level: FindingLevel; icon: LucideIcon; title: TextId }[] = [
  { level: 'stop', icon: CircleX, title: 'create-course.check_stop' },
  { level: 'mend', icon: TriangleAlert, title: 'create-course.check_mend' },
  { level: 'know', icon: Info, title: 'create-course.check_know' },
]

const findingTexts: Readonly<Record<FindingCode, TextId>> = {
  no_lessons: 'create-course.found_no_lessons',
  not_read: 'create-course.found_not_read',
  lesson_empty: 'create-course.found_lesson_empty',
  quiz_empty: 'create-course.found_quiz_empty',
  question_unfit: 'create-course.found_question_unfit',
  file_failed: 'create-course.found_file_failed',
  file_not_ready: 'create-course.found_file_not_ready',
  picture_without_alt: 'create-course.found_picture_without_alt',
  dead_link: 'create-course.found_dead_link',
  heading_jump: 'create-course.found_heading_jump',
  low_contrast: 'create-course.found_low_contrast',
  timer_short: 'create-course.found_timer_short',
  no_description: 'create-course.found_no_description',
  release_past: 'create-course.found_release_past',
  lesson_locked: 'create-course.found_lesson_locked',
  waits_for_no_practice: 'create-course.found_waits_for_no_practice',
  waits_for_hidden: 'create-course.found_waits_for_hidden',
  no_cover: 'create-course.found_no_cover',
  no_gains: 'create-course.found_no_gains',
}

/** Where a finding can be mended. */
const placeOf = ({ id: course, link }: Course, { code, quiz, lesson, section, unit_id }: Finding): string => {
  if (code === 'no_gains') return pageEditorPath(link)
  if (quiz) return expertPaths.quiz(quiz.id)
  if (!lesson) return courseTabPath(course, 'settings')
  return `${paths.expertLesson(course, lesson.id, section ?? 0)}${unit_id === null ? '' : `#unit-${unit_id}`}`
}

/** What the place is called of what is about the whole course. */
const wholePlaceOf = ({ code }: Finding): TextId =>
  code === 'no_gains' ? 'create-course.public_page' : 'create-course.tab_settings'

interface CourseCheckProps {
  course: Course
  lessons: Program['lessons']
  onClose: () => void
  /** The course is shown to learners now. */
  onPublished: () => void
}

/** What learners would stumble over in a course, each with the way to its place; and publishing of what is ready. */
export const CourseCheck = ({ course, lessons, onClose, onPublished }: CourseCheckProps) => {
  const { t } = useTexts()
  const check = useQuery({
    ...queryFor(checkCourse, { params: { course: course.id } }),
    staleTime: 0,
    gcTime: 0,
  })
  const result = check.data?.data
  const kind = productKindOf(course.type_id)
  return (
    <SideSheet
      open
      onClose={onClose}
      title={t('create-course.check_title', { kind })}
      closeLabel={t('common.close')}
      actions={result && <Publishing {...{ course, lessons, onPublished }} ready={result.ready_lesson_ids} />}
    >
      {check.error && !result && <LoadFailure error={check.error} onRetry={() => void check.refetch()} />}
      {!check.error && !result && <SkeletonText lines={6} />}
      {result?.findings.length === 0 && (
        <EmptyState
          level={3}
          icon={CircleCheck}
          title={t('create-course.check_nothing')}
          text={t('create-course.check_nothing_text')}
        />
      )}
      {result &&
        levels.map(({ level, icon, title }) => {
          const own = result.findings.filter((each) => each.level === level)
          if (own.length === 0) return null
          return (
            <section key={level} className={styles.findings} aria-labelledby={`check-${level}`}>
              <h3 id={`check-${level}`} className={styles.findingsTitle}>
                {t(title, { count: own.length })}
              </h3>
              <ul className={styles.findingList}>
                {own.map((each, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the list is read anew as a whole
                  <li key={at} className={styles.finding} data-level={level}>
                    <Icon of={icon} />
                    <Link href={placeOf(course, each)} className={styles.findingLink} onClick={onClose}>
                      {t(findingTexts[each.code], { count: each.count, about: each.about, kind })}
                      <span className={styles.findingPlace}>
                        {[each.lesson?.title, each.quiz?.name].filter(Boolean).join(' · ') ||
                          t(wholePlaceOf(each))}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      {result?.has_more && <p className={styles.count}>{t('create-course.check_more')}</p>}
    </SideSheet>
  )
}

interface PublishingProps extends Omit<CourseCheckProps, 'onClose'> {
  /** Drafts in which nothing stops publishing. */
  ready: readonly number[]
}

/** Publishes the course, and with it the drafts that are ready if they are wanted. */
const Publishing = ({ course, lessons, ready, onPublished }: PublishingProps) => {
  const { t } = useTexts()
  const change = useCourseChange()
  const kind = productKindOf(course.type_id)
  const { changeMany } = useProgramWork(course.id)
  const drafts = lessons.filter(({ status_id }) => status_id === lessonStatus.draft).length
  const isPublished = course.status_id === courseStatus.published
  const publishCourse = (count: number) => {
    const status = { id: course.id, change: { status_id: courseStatus.published } }
    change.mutate(status, {
      onSuccess: () => {
        toasts.show({ tone: 'success', title: t('create-course.check_published', { count, kind }) })
        onPublished()
      },
    })
  }
  const publish = () => {
    if (ready.length === 0) return publishCourse(0)
    const lessonsToo = { ids: ready, status_id: lessonStatus.published }
    changeMany.mutate(lessonsToo, { onSuccess: () => publishCourse(ready.length) })
  }
  const busy = change.isPending || changeMany.isPending
  return (
    <>
      {!isPublished && ready.length > 0 && (
        <Button disabled={busy} onClick={() => publishCourse(0)}>
          {t('create-course.check_publish_alone')}
        </Button>
      )}
      <Button variant="primary" disabled={isPublished && ready.length === 0} busy={busy} onClick={publish}>
        {ready.length > 0 && ready.length === drafts
          ? t('create-course.check_publish_all', { count: drafts })
          : t('create-course.check_publish_ready', { count: ready.length, kind })}
      </Button>
    </>
  )
}
