import { useRouter, useRouterState } from '@tanstack/react-router'
import { Button, buttonClass } from '@lectern/ui/button'
import { Link } from '@lectern/ui/link'
import { Notice } from '@lectern/ui/notice'
import { errorText } from '../../../lib/errors.ts'
import { loginPath } from '../../../lib/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { joinCourse } from '../api/join-course.ts'

interface JoinButtonProps {
  course: number
  /** Whether somebody is signed in; a visitor signs in first and comes back here. */
  isSignedIn: boolean
}

/** Takes part in a course that is open to everybody. */
export const JoinButton = ({ course, isSignedIn }: JoinButtonProps) => {
  const { t } = useTexts()
  const router = useRouter()
  const address = useRouterState({ select: (state) => state.location.href })
  const join = useAction(async () => {
    await joinCourse({ params: { course } })
    await router.invalidate()
  })
  if (!isSignedIn)
    return (
      <Link href={loginPath(address)} className={buttonClass({ look: 'primary', size: 'large' })}>
        {t('course.start_learning')}
      </Link>
    )
  return (
    <>
      <Button look="primary" size="large" busy={join.busy} onClick={() => join.run(undefined)}>
        {t('course.start_learning')}
      </Button>
      {join.error && (
        <Notice tone="danger" announce="at-once">
          {errorText(join.error, t)}
        </Notice>
      )}
    </>
  )
}
