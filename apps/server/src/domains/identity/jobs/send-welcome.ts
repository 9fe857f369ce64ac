import { z } from 'zod'
import { renderMail } from '../../../platform/mailer/render-mail.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { defineJob, handleJob, type JobHandler } from '../../../platform/queue/job.ts'
import { loadMailTexts } from '../../../platform/texts/mail-texts.ts'
import { type FindLook, place } from '../sign-in/place.ts'
import { findUser } from '../users.repository.ts'

/** The letter to somebody who has just opened an account. */
export const sendWelcome = defineJob({
  name: 'accounts.sendWelcome',
  payload: place.extend({ user_id: z.int() }),
  maxAttempts: 8,
})

export const handleSendWelcome = ({
  db,
  mailer,
  textsFolder,
  findLook,
}: Pick<Dependencies, 'db' | 'mailer' | 'textsFolder'> & { readonly findLook: FindLook }): JobHandler =>
  handleJob(sendWelcome, async ({ user_id, locale, school, origin, school_id }) => {
    const user = await findUser(db, user_id)
    if (!user) return
    const t = await loadMailTexts(textsFolder, locale)
    const letter = await renderMail({
      look: await findLook(db, { school, origin, school_id }),
      locale,
      subject: t('mail.welcome_subject', { school }),
      greeting: t('mail.greeting', { name: user.name }),
      text: t('mail.welcome_text', { email: user.email }),
      action: { label: t('mail.welcome_action'), href: `${origin}/courses` },
      footer: t('mail.footer', { school }),
    })
    await mailer.send({ to: user.email, ...letter })
  })
