import type { LockReason } from '@lectern/contract/access/access'
import type { CourseAccess } from '@lectern/contract/lessons/lesson'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Link } from '@lectern/ui/actions/link'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { loginPath } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useLockWords, useOpening } from '../../access/index.ts'
import styles from './lesson-page.module.css'
import type { PageLesson } from '../page-lesson.ts'

interface LessonLockedProps {
  lesson: PageLesson
  access: CourseAccess
  /** Takes part in the course. */
  join: ReactNode
}

/** In the place of a closed lesson's content: every reason, and what to do next. */
export const LessonLocked = ({ lesson, access: { decision }, join }: LessonLockedProps) => {
  const { t } = useTexts()
  const router = useRouter()
  const address = useRouterState({ select: (state) => state.location.href })
  const reload = () => void router.invalidate()
  const { near } = useOpening(decision.next_opening_at, reload)
  const sentences = useLockWords()(decision)
  const reasonOf = <Kind extends LockReason['kind']>(kind: Kind) =>
    decision.reasons.find((reason): reason is Extract<LockReason, { kind: Kind }> => reason.kind === kind)
  const asksSignIn = reasonOf('sign_in')
  const practice = reasonOf('after_practice')?.practice
  return (
    <section className={styles.locked} aria-labelledby="locked-title">
      <span className={styles.lockPicture}>
        <Icon of={Lock} size={24} />
      </span>
      <h2 id="locked-title" className={styles.lockTitle}>
        {t('course.locked_title')}
      </h2>
      <ul className={styles.reasons}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className={styles.lockWays}>
        {asksSignIn && (
          <Link href={loginPath(address)} className={buttonClass({ variant: 'primary', size: 'large' })}>
            {t('common.sign_in')}
          </Link>
        )}
        {!asksSignIn && reasonOf('not_subscribed')?.can_join && join}
        {near && (
          <Button variant="primary" size="large" onClick={reload}>
            {t('course.open_now')}
          </Button>
        )}
        {practice && (
          <Link href={practice.link} className={buttonClass({ variant: 'primary', size: 'large' })}>
            {t('course.to_practice')}
          </Link>
        )}
        <Link href={lesson.course.link} className={buttonClass({ size: 'large' })}>
          {t('course.to_course')}
        </Link>
      </div>
    </section>
  )
}
