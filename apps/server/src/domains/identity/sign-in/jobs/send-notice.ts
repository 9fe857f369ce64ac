import type { Locale } from '@lectern/contract/kernel/locales'
import { formatDay } from '@lectern/contract/kernel/moment-format'
import { z } from 'zod'
import type { Transaction } from '../../../../platform/database/pool.ts'
import { renderMail } from '../../../../platform/mailer/render-mail.ts'
import type { Dependencies } from '../../../../platform/dependencies.ts'
import { enqueue } from '../../../../platform/queue/enqueue.ts'
import { defineJob, handleJob, type JobHandler } from '../../../../platform/queue/job.ts'
import { loadMailTexts } from '../../../../platform/texts/mail-texts.ts'
import { findUser } from '../../users.repository.ts'
import { type FindLook, place, type Place, readersLocale } from '../place.ts'

export type NoticePlace = Place

/** What an owner of an account is told by letter, whatever letters were switched off. */
const noticeKinds = [
  'password_changed',
  'email_requested',
  'email_changed',
  'email_taken',
  'two_factor_on',
  'two_factor_off',
  'service_linked',
  'service_unlinked',
  'not_me',
  'deletion_planned',
  'deletion_cancelled',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

const sendNotice = defineJob({
  name: 'accounts.sendNotice',
  payload: z.object({
    kind: z.enum(noticeKinds),
    user_id: z.int(),
    /** Where to, when not to the address of the account. */
    to: z.string().optional(),
    place,
    params: z.record(z.string(), z.string()),
    /** An instant that the letter names, in the reader's own time zone. */
    date: z.iso.datetime().optional(),
  }),
  maxAttempts: 8,
})

export interface Notice {
  readonly kind: NoticeKind
  readonly userId: number
  readonly to?: string
  readonly place: NoticePlace
  readonly params?: Record<string, string>
  readonly date?: Date
}

/** Has a notice sent when the transaction commits. */
export const enqueueNotice = (tx: Transaction, notice: Notice): Promise<void> => {
  const { kind, userId, to, place, params = {}, date } = notice
  return enqueue(tx, sendNotice, {
    kind,
    user_id: userId,
    place,
    params,
    ...(to === undefined ? {} : { to }),
    ...(date === undefined ? {} : { date: date.toISOString() }),
  })
}

export const handleSendNotice = ({
  db,
  mailer,
  textsFolder,
  findLook,
}: Pick<Dependencies, 'db' | 'mailer' | 'textsFolder'> & { readonly findLook: FindLook }): JobHandler =>
  handleJob(sendNotice, async ({ kind, user_id, to, place, params, date }) => {
    const user = await findUser(db, user_id)
    if (!user) return
    const locale = readersLocale(user.language, place)
    const t = await loadMailTexts(textsFolder, locale)
    const values = {
      school: place.school,
      ...params,
      ...(date === undefined ? {} : { date: dayOf(date, locale, user.timeZone) }),
    }
    const letter = await renderMail({
      look: await findLook(db, place),
      locale,
      subject: t(`mail.notice_${kind}_subject`, values),
      greeting: t('mail.greeting', { name: user.name }),
      text: t(`mail.notice_${kind}_text`, values),
      action: { label: t('mail.notice_action'), href: `${place.origin}/account` },
      footer: t('mail.account_footer', { school: place.school }),
    })
    await mailer.send({ to: to ?? user.email, ...letter })
  })

const dayOf = (date: string, locale: Locale, timeZone: string | null): string =>
  formatDay(
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timeZone ?? 'UTC' }),
    new Date(date),
  )
