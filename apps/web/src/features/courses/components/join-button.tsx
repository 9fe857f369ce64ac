import { useRouterState } from '@tanstack/react-router'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Notice } from '@lectern/ui/feedback/notice'
import { errorText } from '../../../lib/errors.ts'
import { loginPath } from '../../../lib/routing/paths.ts'
import { storeStartIntent } from '../../../lib/start-intent.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import type { useAction } from '../../../lib/use-action.ts'

interface JoinButtonProps {
  course: number
  /** Whether somebody is signed in; a visitor signs in first, and the page goes on by itself. */
  isSignedIn: boolean
  /** Takes part, and opens what there is to learn. */
  start: ReturnType<typeof useAction<undefined>>
}

/** Takes part in a course that is open to everybody. */
export const JoinButton = ({ course, isSignedIn, start }: JoinButtonProps) => {
  const { t } = useTexts()
  const address = useRouterState({ select: (state) => state.location.href })
  if (!isSignedIn)
    return (
      <Link
        href={loginPath(address)}
        // A visitor who comes to sign in without the noted wish would be left standing on this page afterwards.
        data-press=""
        className={buttonClass({ variant: 'primary', size: 'large' })}
        onClick={() => storeStartIntent(course)}
      >
        {t('course.start_learning')}
      </Link>
    )
  return (
    <>
      <Button variant="primary" size="large" busy={start.busy} onClick={() => start.run(undefined)}>
        {t('course.start_learning')}
      </Button>
      {start.error && (
        <Notice tone="danger" announce="at-once">
          {errorText(start.error, t)}
        </Notice>
      )}
    </>
  )
}
