import { defaultLocale, isLocale } from '@lectern/contract/kernel/locales'
import { z } from 'zod'
import { renderMail } from '../../../platform/mailer/render-mail.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { defineJob, handleJob, type JobHandler } from '../../../platform/queue/job.ts'
import { loadMailTexts } from '../../../platform/texts/mail-texts.ts'
import { findOffer, setOfferToken } from './ownership.repository.ts'
import { originOf } from '../../../platform/http/school-origin.ts'
import { hashToken, newToken } from '../../../platform/sign-in/tokens.ts'
import { findSchool, mailLookOf } from '../../schools/index.ts'
import { storedSchoolId } from '../../../platform/school-id.ts'

/** The letter to the member to whom a school was offered. Its token is made when it is written. */
export const sendOwnershipOffer = defineJob({
  name: 'accounts.sendOwnershipOffer',
  payload: z.object({ school_id: storedSchoolId, to_user_id: z.int() }),
  maxAttempts: 8,
})

export const handleSendOwnershipOffer = ({
  db,
  env,
  mailer,
  textsFolder,
}: Pick<Dependencies, 'db' | 'env' | 'mailer' | 'textsFolder'>): JobHandler =>
  handleJob(sendOwnershipOffer, async ({ school_id: schoolId, to_user_id: toUserId }, { clock }) => {
    const offer = await findOffer(db, schoolId, clock.now())
    const place = await findSchool(db, schoolId)
    if (!place || offer?.toUserId !== toUserId) return
    const { toName, toEmail, toLanguage, fromName, school } = offer
    const locale = isLocale(toLanguage) ? toLanguage : defaultLocale
    const t = await loadMailTexts(textsFolder, locale)
    const token = newToken()
    await setOfferToken(db, { schoolId, toUserId }, hashToken(token))
    const letter = await renderMail({
      look: mailLookOf(place, originOf(env, place)),
      locale,
      subject: t('mail.ownership_subject', { school }),
      greeting: t('mail.greeting', { name: toName }),
      text: t('mail.ownership_text', { school, owner: fromName, days: 7 }),
      action: {
        label: t('mail.ownership_action'),
        href: `${originOf(env, place)}/expert/ownership/${token}`,
      },
      footer: t('mail.ownership_footer', { school }),
    })
    await mailer.send({ to: toEmail, ...letter })
  })
