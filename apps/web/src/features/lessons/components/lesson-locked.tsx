import type { LockReason } from '@lectern/contract/access/access'
import type { CourseAccess } from '@lectern/contract/lessons/lesson'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Icon } from '@lectern/ui/layout/icon'
import { CalendarClock, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { loginPath } from '../../../lib/routing/paths.ts'
import { type TextId, useDates, useTexts } from '../../../lib/texts/index.ts'
import { lockSentences, useOpening } from '../../access/index.ts'
import type { PageLesson } from '../page-lesson.ts'
import { LockedUntil } from './locked-until.tsx'

/** One step that brings the reader nearer to a closed lesson. */
interface Step {
  readonly href: string
  readonly label: TextId
}

type Strangers = Extract<LockReason, { kind: 'not_subscribed' }>

/** What can be done about a reason; nothing where only time or the school can do it. */
const stepOf = (reason: LockReason, course: string, address: string): Step | null => {
  if (reason.kind === 'sign_in') return { href: loginPath(address), label: 'common.sign_in' }
  if (reason.kind === 'not_subscribed') return stepOfStranger(reason, course)
  if (reason.kind === 'access_ended' || reason.kind === 'not_in_offer')
    return { href: course, label: 'course.see_access' }
  if (reason.kind === 'after_lessons')
    return { href: reason.lessons[0]?.link ?? course, label: 'course.to_lesson' }
  if (reason.kind === 'after_practice') return { href: reason.practice.link, label: 'course.to_practice' }
  if (reason.kind === 'after_checkpoint') return { href: reason.practice.link, label: 'course.to_checkpoint' }
  return null
}

const stepOfStranger = (
  { can_join, can_pre_subscribe, is_pre_subscribed }: Strangers,
  course: string,
): Step | null => {
  if (can_join || is_pre_subscribed) return null
  return { href: course, label: can_pre_subscribe ? 'course.to_waiting_list' : 'course.see_access' }
}

interface LessonLockedProps {
  lesson: PageLesson
  access: CourseAccess
  /** Takes part in the course. */
  join: ReactNode
}

interface ReasonProps {
  reason: LockReason
  sentence: string
  /** Whether an offer can be taken now. */
  isOnSale: boolean
}

const Reason = ({ reason, sentence, isOnSale }: ReasonProps) => {
  const { t } = useTexts()
  return (
    <li>
      {isOnSale && reason.kind === 'not_subscribed' && !reason.can_join
        ? t('course.lock_by_offer')
        : sentence}
      {(reason.kind === 'access_frozen' || reason.kind === 'access_ended') && (
        <small>{t(`course.lock_help_${reason.kind}`)}</small>
      )}
    </li>
  )
}

/**
 * In the place of a closed lesson's content: every reason, what to do next, and when it opens by itself. Its styles come with the
 * page (`lesson-locked.css`), its code only where a lesson is closed.
 */
export const LessonLocked = ({ lesson, access, join }: LessonLockedProps) => {
  const { t } = useTexts()
  const { longMoment } = useDates()
  const router = useRouter()
  const address = useRouterState({ select: (state) => state.location.href })
  const reload = () => void router.invalidate()
  const { reasons, next_opening_at: opensAt } = access.decision
  const stage = useOpening(opensAt, reload)
  const steps = reasons.flatMap((reason) => stepOf(reason, lesson.course.link, address) ?? [])
  const joins = reasons.some((reason) => reason.kind === 'not_subscribed' && reason.can_join)
  return (
    <section data-lock="" aria-labelledby="locked-title">
      <span data-lock-picture="">
        <Icon of={opensAt === null ? Lock : CalendarClock} size={24} />
      </span>
      <h2 id="locked-title">{t('course.locked_title')}</h2>
      <ul>
        {lockSentences(reasons, t, longMoment).map(({ reason, sentence }) => (
          <Reason
            key={reason.kind}
            reason={reason}
            sentence={sentence}
            isOnSale={access.is_product_on_sale}
          />
        ))}
      </ul>
      {opensAt !== null && <LockedUntil lesson={lesson.id} opensAt={opensAt} isSoon={stage !== 'far'} />}
      <div data-lock-ways="">
        {stage === 'near' && (
          <Button variant="primary" size="large" onClick={reload}>
            {t('course.open_now')}
          </Button>
        )}
        {steps.map(({ href, label }, place) => (
          <Link
            key={label}
            href={href}
            className={buttonClass({ size: 'large', ...(place === 0 && { variant: 'primary' }) })}
          >
            {t(label)}
          </Link>
        ))}
        {joins && steps.length === 0 && join}
        {steps.every(({ href }) => href !== lesson.course.link) && (
          <Link href={lesson.course.link} className={buttonClass({ size: 'large' })}>
            {t('course.to_course')}
          </Link>
        )}
      </div>
    </section>
  )
}
