import { productType } from '@lectern/contract/kernel/course-rights'
import { quietHours } from '@lectern/contract/notifications/rules/mail-moment'
import type { MailItem } from '../../../platform/mailer/mail-content.ts'
import { renderMail } from '../../../platform/mailer/render-mail.ts'
import type { ReadDatabase, WriteDatabase } from '../../../platform/database/pool.ts'
import { originOf } from '../../../platform/http/school-origin.ts'
import type { StaffSeat } from '../../../platform/http/call.ts'
import type { JobContext } from '../../../platform/queue/job.ts'
import { loadMailTexts, type MailTexts } from '../../../platform/texts/mail-texts.ts'
import { countNewParticipants, loadLearnerScope } from '../../access/index.ts'
import { summariseWaiting } from '../../attempts/index.ts'
import { practiceScope } from '../../lessons/index.ts'
import { loadKeys } from '../../identity/index.ts'
import { findSchool, mailLookOf } from '../../schools/index.ts'
import { listWorkingMembers } from '../../staff/index.ts'
import { loadChoices } from '../choices.repository.ts'
import { staffDigests } from '../notifications.tables.ts'
import { listRecipients, type Recipient } from '../recipients.repository.ts'
import type { StaffPlace } from '../review-rights.ts'
import type { LetterDependencies } from './send-due.ts'
import { makeLetterToken } from './unsubscribe-token.ts'

/** What waits for somebody of the team, and what happened in the last day, as far as they see it. */
export interface Digest {
  readonly waiting: number
  readonly oldest: Date | null
  readonly reworked: number
  readonly joined: number
}

const day_ms = 24 * 60 * 60 * 1000
const atOnce = 500

/** Sends their digest to everybody of a team for whom it is the first hour after the night: once a day, and only where there is something. */
export const sendDueDigests = async (
  dependencies: LetterDependencies,
  { clock, log, signal }: Pick<JobContext, 'clock' | 'log' | 'signal'>,
): Promise<void> => {
  const { db } = dependencies
  let after = { schoolId: 0, userId: 0 }
  for (;;) {
    const members = await listWorkingMembers(db, after, atOnce)
    for (const { timeZone, ...place } of members) {
      if (signal?.aborted) return
      const day = morningOf(clock.now(), timeZone)
      if (day === null) continue
      try {
        await sendDigest(dependencies, place, day, clock.now())
      } catch (error) {
        log.warn({ err: error, school: place.schoolId }, 'the digest of somebody of the team was not sent')
      }
    }
    const last = members.at(-1)
    if (!last || members.length < atOnce) return
    after = last
  }
}

/** The day, in the first hour after the night of a zone; null at other hours. */
const morningOf = (now: Date, timeZone: string): string | null => {
  const shown = new Intl.DateTimeFormat('sv', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(now)
  const [day = '', time = ''] = shown.split(' ')
  return Number(time.slice(0, 2)) === quietHours.until ? day : null
}

const sendDigest = async (
  { db, env, mailer, textsFolder, rights }: LetterDependencies,
  place: StaffPlace,
  day: string,
  now: Date,
): Promise<void> => {
  const { schoolId, userId } = place
  const choices = await loadChoices(db, schoolId, [userId])
  if (!choices.choiceOf(userId, 'team').mail || choices.isPaused(userId)) return
  const seat = await rights.seatOf(db, place)
  const school = await findSchool(db, schoolId)
  const recipient = school && (await listRecipients(db, school, [userId])).get(userId)
  if (!seat || !school || !recipient) return
  const digest = await summarise(db, seat, userId, now)
  if (digest.waiting + digest.joined === 0 || !(await noteDigest(db, place, day))) return
  const t = await loadMailTexts(textsFolder, recipient.locale, 'notices')
  const origin = originOf(env, school)
  const token = makeLetterToken(await loadKeys(db, now), { userId, schoolId, groups: ['team'] })
  const letter = await renderMail({
    look: mailLookOf(school, origin),
    locale: recipient.locale,
    subject: t('notices.digest_title', { school: school.name }),
    greeting: t('mail.greeting', { name: recipient.name }),
    text: t('notices.digest_text'),
    items: itemsOf(digest, { t, origin, recipient }),
    action: {
      label: t(digest.waiting > 0 ? 'notices.digest_practices' : 'notices.digest_workbench'),
      href: digest.waiting > 0 ? `${origin}/expert/practices` : `${origin}/expert`,
    },
    footer: t('notices.digest_footer', { school: school.name }),
    footerLinks: [
      { label: t('notices.stop_team'), href: `${origin}/letters/${token}` },
      { label: t('notices.letter_choices'), href: `${origin}/account/notifications` },
    ],
  })
  await mailer.send({
    to: recipient.email,
    ...letter,
    unsubscribeUrl: `${origin}/api/v1/letters/${token}/unsubscribe`,
    key: `digest-${schoolId}-${userId}-${day}`,
  })
}

/** What the rights of the seat show. */
const summarise = async (db: ReadDatabase, seat: StaffSeat, userId: number, now: Date): Promise<Digest> => {
  const since = new Date(now.getTime() - day_ms)
  const scope = await practiceScope(db, seat, userId, ['practice_curator'])
  const { count, oldest, reworked } = await summariseWaiting(db, seat.schoolId, { scope, since })
  let joined = 0
  for (const typeId of Object.values(productType)) {
    const seen = await loadLearnerScope(db, seat, userId, ['course_read'], typeId)
    joined += await countNewParticipants(db, { schoolId: seat.schoolId, typeId, scope: seen, since })
  }
  return { waiting: count, oldest, reworked, joined }
}

const itemsOf = (
  { waiting, oldest, reworked, joined }: Digest,
  { t, origin, recipient }: { readonly t: MailTexts; readonly origin: string; readonly recipient: Recipient },
): MailItem[] => {
  const { locale, timeZone } = recipient
  const date = oldest ? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(oldest) : ''
  const practices = `${origin}/expert/practices`
  return [
    ...(waiting > 0
      ? [
          {
            title: t('notices.digest_waiting', { count: waiting }),
            text: t('notices.digest_oldest', { date }),
            href: practices,
          },
        ]
      : []),
    ...(reworked > 0
      ? [{ title: t('notices.digest_reworked', { count: reworked }), text: null, href: practices }]
      : []),
    ...(joined > 0
      ? [
          {
            title: t('notices.digest_joined', { count: joined }),
            text: null,
            href: `${origin}/expert/courses`,
          },
        ]
      : []),
  ]
}

/** Notes that the digest of a day is sent. @returns whether it was not before: no two processes send it */
const noteDigest = async (db: WriteDatabase, place: StaffPlace, day: string): Promise<boolean> => {
  const rows = await db
    .insert(staffDigests)
    .values({ ...place, day })
    .onConflictDoNothing()
    .returning({ day: staffDigests.day })
  return rows.length > 0
}
