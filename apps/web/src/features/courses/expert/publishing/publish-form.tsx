import type { EnrolmentMode } from '@lectern/contract/products/enrolment-mode'
import type { CourseCheck } from '@lectern/contract/courses/check/course-check'
import type { Course } from '@lectern/contract/courses/course'
import { courseStatus } from '@lectern/contract/courses/course-status'
import type { Program } from '@lectern/contract/courses/program'
import { productKindOf } from '@lectern/contract/kernel/product-kind'
import { Button } from '@lectern/ui/actions/button'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Notice } from '@lectern/ui/feedback/notice'
import { SideSheet } from '@lectern/ui/overlays/side-sheet'
import { useRef, useState } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { StayingLessons } from './staying-lessons.tsx'
import { planPublishing, type PublishPlan } from './publish-plan.ts'
import { usePublish } from './use-publish.ts'
import { WhoMayJoin } from './who-may-join.tsx'
import styles from './publishing.module.css'

interface PublishFormProps {
  course: Course
  lessons: Program['lessons']
  check: CourseCheck
  onCheck: () => void
  onClose: () => void
  onPublished: () => void
}

/**
 * How a course took people so far; undefined where nobody has said: a new course is open to everyone only because it was never asked about.
 */
const saidBefore = ({
  status_id,
  enrolment,
  participants_count: people,
}: Course): EnrolmentMode | undefined =>
  enrolment === 'open' && status_id === courseStatus.draft && people === 0 ? undefined : enrolment

/** Asks what publishing needs to know, and says what it does. */
export const PublishForm = ({ course, lessons, check, onCheck, onClose, onPublished }: PublishFormProps) => {
  const { t } = useTexts()
  const kind = productKindOf(course.type_id)
  const [enrolment, setEnrolment] = useState(saidBefore(course))
  const [held, setHeld] = useState<ReadonlySet<number>>(new Set())
  const [isAsked, setAsked] = useState(false)
  const who = useRef<HTMLDivElement>(null)
  const publish = usePublish(onPublished)
  const plan = planPublishing(lessons, check, held)
  const hold = (id: number, isHeld: boolean) => {
    const others = [...held].filter((each) => each !== id)
    setHeld(new Set(isHeld ? [...others, id] : others))
  }
  const submit = () => {
    setAsked(enrolment === undefined)
    if (enrolment === undefined) return who.current?.querySelector('input')?.focus()
    publish.mutate({ course: course.id, enrolment, lessonIds: plan.goingOut })
  }
  const isPublished = course.status_id === courseStatus.published
  const count = plan.goingOut.length
  return (
    <SideSheet
      open
      onClose={onClose}
      title={t('courses.course_publish', { kind })}
      closeLabel={t('common.close')}
      actions={
        <Button
          variant="primary"
          busy={publish.isPending}
          disabled={plan.publishedAfter === 0}
          onClick={submit}
        >
          {isPublished
            ? t('courses.publish_lessons', { count })
            : t('create-course.check_publish_ready', { count, kind })}
        </Button>
      }
    >
      <div ref={who} className={styles.part}>
        <WhoMayJoin value={enrolment} onChange={setEnrolment} />
        {isAsked && enrolment === undefined && (
          <p className={styles.missing} role="alert">
            {t('courses.publish_who_missing')}
          </p>
        )}
      </div>
      <GoingOut plan={plan} held={held} onHold={hold} />
      <StayingLessons course={course} staying={plan.staying} onLeave={onClose} />
      {plan.publishedAfter === 0 && (
        <div className={styles.whole}>
          <Notice tone="warning">{t('courses.publish_nothing', { kind })}</Notice>
        </div>
      )}
      <p className={styles.whole}>
        <Button variant="quiet" size="small" onClick={onCheck}>
          {t('courses.publish_check', { count: check.findings.length })}
        </Button>
      </p>
    </SideSheet>
  )
}

interface GoingOutProps {
  plan: PublishPlan
  held: ReadonlySet<number>
  onHold: (id: number, isHeld: boolean) => void
}

/** The drafts that go out; each can be held back. */
const GoingOut = ({ plan, held, onHold }: GoingOutProps) => {
  const { t } = useTexts()
  const already = plan.publishedAfter - plan.goingOut.length
  return (
    <section className={styles.part} aria-labelledby="publish-out">
      <h3 id="publish-out" className={styles.partTitle}>
        {t('courses.publish_out', { count: plan.goingOut.length })}
      </h3>
      {plan.ready.map(({ id, title }) => (
        <Checkbox
          key={id}
          className={styles.lesson}
          label={title}
          checked={!held.has(id)}
          onChange={({ currentTarget }) => onHold(id, !currentTarget.checked)}
        />
      ))}
      {plan.ready.length === 0 && <p className={styles.muted}>{t('courses.publish_out_none')}</p>}
      {already > 0 && <p className={styles.muted}>{t('courses.publish_out_already', { count: already })}</p>}
    </section>
  )
}
