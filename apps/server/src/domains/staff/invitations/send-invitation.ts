import { z } from 'zod'
import type { LetterState } from '@lectern/contract/identity/mail-states'
import { hasMailServer } from '../../../platform/mailer/mail-delivery.ts'
import { renderMail } from '../../../platform/mailer/render-mail.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { defineJob, handleJob, type JobHandler } from '../../../platform/queue/job.ts'
import { loadMailTexts } from '../../../platform/texts/mail-texts.ts'
import { originOf } from '../../../platform/http/school-origin.ts'
import { hashToken, newToken } from '../../../platform/sign-in/tokens.ts'
import { findSchool, mailLookOf } from '../../schools/index.ts'
import { invitedProduct } from './invited-product.ts'
import { findWaitingInvitation, noteLetter, setInvitationToken } from './invitations.repository.ts'

/** The letter to somebody who was invited to a staff, or to a product. Its token is made when it is written, so no queue ever holds it. */
export const sendInvitation = defineJob({
  name: 'accounts.sendInvitation',
  payload: z.object({ invitation_id: z.int() }),
  maxAttempts: 8,
})

export const handleSendInvitation = ({
  db,
  env,
  mailer,
  textsFolder,
}: Pick<Dependencies, 'db' | 'env' | 'mailer' | 'textsFolder'>): JobHandler =>
  handleJob(sendInvitation, async ({ invitation_id }) => {
    const invitation = await findWaitingInvitation(db, invitation_id)
    const place = invitation && (await findSchool(db, invitation.schoolId))
    if (!place) return
    const t = await loadMailTexts(textsFolder, invitation.language)
    const token = newToken()
    await setInvitationToken(db, invitation.schoolId, invitation.id, hashToken(token))
    const { school, inviter, message, name, email } = invitation
    const product = invitedProduct(invitation)
    const days = 7
    const words =
      product === null
        ? {
            subject: t('mail.invitation_subject', { school }),
            text: t('mail.invitation_text', { school, inviter, email }),
            label: t('mail.invitation_action'),
          }
        : {
            subject: t('mail.course_invitation_subject', product),
            text: t('mail.course_invitation_text', { ...product, school, inviter, email }),
            label: t('mail.course_invitation_action', product),
          }
    const letter = await renderMail({
      look: mailLookOf(place, originOf(env, place)),
      locale: invitation.language,
      subject: words.subject,
      greeting: name === null ? t('mail.greeting_nobody') : t('mail.greeting', { name }),
      text: [
        words.text,
        ...(message === null ? [] : [t('mail.invitation_message', { inviter, message })]),
      ].join('\n\n'),
      action: {
        label: words.label,
        href: `${originOf(env, place)}/invitations/${token}`,
      },
      note: t('mail.invitation_days', { days }),
      footer: t('mail.invitation_footer', { school }),
    })
    const note = (state: LetterState) => noteLetter(db, invitation.schoolId, hashToken(token), state)
    try {
      await mailer.send({ to: email, ...letter })
    } catch (error) {
      await note('failed')
      throw error
    }
    await note(hasMailServer(env) ? 'sent' : 'kept')
  })
