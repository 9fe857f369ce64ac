import { locales } from '@lectern/contract/kernel/locales'
import { z } from 'zod'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { originOf } from '../../../platform/http/school-origin.ts'
import { failureOf, hasMailServer } from '../../../platform/mailer/mail-delivery.ts'
import { renderMail } from '../../../platform/mailer/render-mail.ts'
import { defineJob, handleJob, type JobHandler } from '../../../platform/queue/job.ts'
import { storedSchoolId } from '../../../platform/school-id.ts'
import { loadMailTexts } from '../../../platform/texts/mail-texts.ts'
import { findSchool, mailLookOf } from '../../schools/index.ts'
import { endMailTest } from './mail-tests.repository.ts'

/** A letter that only shows whether letters go out. It is tried once: the person who asked waits for the answer. */
export const sendTestLetter = defineJob({
  name: 'accounts.sendTestLetter',
  payload: z.object({
    school_id: storedSchoolId,
    to: z.string(),
    language: z.enum(locales),
    asked_at: z.iso.datetime(),
  }),
  maxAttempts: 1,
})

type SendDependencies = Pick<Dependencies, 'db' | 'env' | 'mailer' | 'textsFolder'>

export const handleSendTestLetter = (dependencies: SendDependencies): JobHandler =>
  handleJob(sendTestLetter, async (order, { clock, log }) => {
    const test = { schoolId: order.school_id, askedAt: new Date(order.asked_at) }
    const failure = await send(dependencies, order).then(
      () => (hasMailServer(dependencies.env) ? null : ('no_server' as const)),
      (error: unknown) => {
        log.warn({ err: error }, 'a test letter did not go out')
        return failureOf(error)
      },
    )
    await endMailTest(dependencies.db, test, { endedAt: clock.now(), failure })
  })

const send = async (
  { db, env, mailer, textsFolder }: SendDependencies,
  { school_id, to, language }: z.output<typeof sendTestLetter.payload>,
): Promise<void> => {
  const place = await findSchool(db, school_id)
  if (!place) return
  const t = await loadMailTexts(textsFolder, language)
  const { name: school } = place
  const letter = await renderMail({
    look: mailLookOf(place, originOf(env, place)),
    locale: language,
    subject: t('mail.test_subject', { school }),
    greeting: t('mail.greeting_nobody'),
    text: t('mail.test_text', { school }),
    footer: t('mail.test_footer', { school }),
  })
  await mailer.send({ to, ...letter })
}
