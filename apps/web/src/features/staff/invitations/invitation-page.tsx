import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { useLoaderData, useParams } from '@tanstack/react-router'
import { AppLink } from '../../../lib/routing/app-link.tsx'
import { errorText } from '../../../lib/errors.ts'
import { loginPath, paths } from '../../../lib/routing/paths.ts'
import { T, useDates, useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { EnterHead, logout } from '../../identity/index.ts'
import { acceptInvitation } from '../api.ts'

const from = '/_enter/invitations/$token'

/** What an invitation to a school's staff, or to a course, says, and its way in. */
export const InvitationPage = () => {
  const { t } = useTexts()
  const { date } = useDates()
  const { token } = useParams({ from })
  const { invitation } = useLoaderData({ from })
  const accept = useAction(async () => {
    await acceptInvitation({ params: { token } })
    window.location.assign(invitation.course === null ? paths.expert : paths.account('products'))
  })
  const change = useAction(async () => {
    await logout({})
    window.location.reload()
  })
  const here = loginPath(paths.invitation(token))
  const error = accept.error ?? change.error
  // An invitation to the staff has no kind, and its words do not ask for one.
  const kind = invitation.kind ?? 'course'
  return (
    <>
      <EnterHead
        title={
          invitation.course === null
            ? t('auth.invited_title', { school: invitation.school })
            : t('auth.invited_course_title', { course: invitation.course, kind })
        }
        text={
          <T
            id={invitation.course === null ? 'auth.invited_text' : 'auth.invited_course_text'}
            values={{
              kind,
              school: invitation.school,
              person: invitation.invited_by,
              email: invitation.email,
              date: date(invitation.expires_at),
            }}
          />
        }
      />
      {error && (
        <Notice tone="danger" announce="at-once">
          {errorText(error, t)}
        </Notice>
      )}
      {invitation.is_for_caller === null && (
        <AppLink href={here} className={buttonClass({ variant: 'primary', size: 'large', wide: true })}>
          {t(invitation.has_account ? 'auth.invited_sign_in' : 'auth.invited_register')}
        </AppLink>
      )}
      {invitation.is_for_caller === true && (
        <Button variant="primary" size="large" wide busy={accept.busy} onClick={() => accept.run(undefined)}>
          {t(invitation.course === null ? 'auth.invited_accept' : 'auth.invited_course_accept', { kind })}
        </Button>
      )}
      {invitation.is_for_caller === false && (
        <>
          <Notice tone="warning">{t('auth.invited_other', { email: invitation.email })}</Notice>
          <Button
            variant="primary"
            size="large"
            wide
            busy={change.busy}
            onClick={() => change.run(undefined)}
          >
            {t('auth.other_account')}
          </Button>
        </>
      )}
    </>
  )
}
