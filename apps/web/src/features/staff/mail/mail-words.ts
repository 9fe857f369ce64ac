import type { MailDelivery } from '@lectern/contract/staff/mail.api'
import type { Translate } from '../../../lib/texts/index.ts'

/** Why letters do not go out, and who can change that. */
export const mailText = (
  { state, failure }: Pick<MailDelivery, 'state' | 'failure'>,
  t: Translate,
): string | undefined => {
  if (state === 'kept') return t('expert.mail_kept_text')
  if (state === 'untried') return t('expert.mail_untried_text')
  return failure === null ? undefined : t(`expert.mail_failing_${failure}`)
}
