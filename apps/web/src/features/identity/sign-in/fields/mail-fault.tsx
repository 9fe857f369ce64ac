import type { MailState } from '@lectern/contract/identity/mail-states'
import { Notice } from '@lectern/ui/feedback/notice'
import { useTexts } from '../../../../lib/texts/index.ts'

/** Says that the letter with a code will not come, or may not; nothing while letters go out. */
export const MailFault = ({ mail }: { mail: MailState | undefined }) => {
  const { t } = useTexts()
  if (mail !== 'kept' && mail !== 'failing') return null
  return (
    <Notice tone="warning" announce="politely">
      {t(mail === 'kept' ? 'auth.mail_kept' : 'auth.mail_failing')}
    </Notice>
  )
}
