import { productType } from '@lectern/contract/kernel/course-rights'
import { formatDay } from '@lectern/contract/kernel/moment-format'
import { isQuiet, quietHours } from '@lectern/contract/notifications/rules/mail-moment'
import type { MailItem } from '../../../platform/mailer/mail-content.ts'
import { type Mail, UnsafeMailError } from '../../../platform/mailer/mailer.ts'
import { renderMail } from '../../../platform/mailer/render-mail.ts'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { originOf } from '../../../platform/http/school-origin.ts'
import type { StaffSeat } from '../../../platform/http/call.ts'
import type { JobContext } from '../../../platform/queue/job.ts'
import { loadMailTexts, type MailTexts } from '../../../platform/texts/mail-texts.ts'
import { countNewParticipants } from '../../access/index.ts'
import { summariseWaiting } from '../../attempts/index.ts'
import { practiceScope } from '../../practices/index.ts'
import { loadKeys } from '../../identity/index.ts'
import { findSchool, mailLookOf, type SchoolRow } from '../../schools/index.ts'
import { listWorkingMembers } from '../../staff/index.ts'
import { loadChoices } from '../choices.repository.ts'
import { listRecipients, type Recipient } from '../recipients.repository.ts'
import type { StaffPlace } from '../review-rights.ts'
import * as repository from './digests.repository.ts'
import type { LetterDependencies } from './send-due.ts'
import { makeLetterToken } from './unsubscribe-token.ts'
import { loadLearnerScope } from '../../teams/index.ts'

/** What waits for somebody of the team, and what happened since the last digest, as far as they see it. */
export interface Digest {
  readonly waiting: number
  readonly oldest: Date | null
  readonly reworked: number
  readonly joined: number
}

const day_ms = 24 * 60 * 60 * 1000
const atOnce = 500

/** How often a digest is tried that the mail server refuses, with growing pauses. */
const mostTries = 6
const firstPause_ms = 15 * 60 * 1000

/**
 * Sends their digest to everybody of a team for whom it is the first hour after the night: once a day, and only where there is something. One
 * that is refused, or lost with its process, is tried again until the night; what it should have told is told by the next one then.
 */
export const sendDueDigests = async (
  dependencies: LetterDependencies,
  { clock, log, signal }: Pick<JobContext, 'clock' | 'log' | 'signal'>,
): Promise<void> => {
  const { db } = dependencies
  const attempt = async (place: StaffPlace, send: () => Promise<void>) => {
    try {
      await send()
    } catch (error) {
      log.warn({ err: error, school: place.schoolId }, 'the digest of somebody of the team was not sent')
    }
  }
  for (const digest of await repository.takeAgain(db, clock.now())) {
    if (signal?.aborted) return
    await attempt(digest, () => sendAgain(dependencies, digest, clock.now()))
  }
  let after = { schoolId: 0, userId: 0 }
  for (;;) {
    const members = await listWorkingMembers(db, after, atOnce)
    for (const { timeZone, ...place } of members) {
      if (signal?.aborted) return
      const { day, hour } = shownAt(clock.now(), timeZone)
      if (hour !== quietHours.until) continue
      await attempt(place, () => sendFirst(dependencies, { ...place, day }, clock.now()))
    }
    const last = members.at(-1)
    if (!last || members.length < atOnce) return
    after = last
  }
}

const shownAt = (moment: Date, timeZone: string): { readonly day: string; readonly hour: number } => {
  const shown = new Intl.DateTimeFormat('sv', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(moment)
  const [day = '', time = ''] = shown.split(' ')
  return { day, hour: Number(time.slice(0, 2)) }
}

/** Whom a digest goes to, and what their rights show. */
interface Reader {
  readonly seat: StaffSeat
  readonly school: SchoolRow
  readonly recipient: Recipient
}

/** Null: there is nobody who wants it. */
const findReader = async ({ db, rights }: LetterDependencies, place: StaffPlace): Promise<Reader | null> => {
  const { schoolId, userId } = place
  const choices = await loadChoices(db, schoolId, [userId])
  if (!choices.choiceOf(userId, 'team').mail || choices.isPaused(userId)) return null
  const seat = await rights.seatOf(db, place)
  const school = await findSchool(db, schoolId)
  const recipient = school && (await listRecipients(db, school, [userId])).get(userId)
  return seat && school && recipient ? { seat, school, recipient } : null
}

const sendFirst = async (
  dependencies: LetterDependencies,
  place: repository.DigestPlace,
  now: Date,
): Promise<void> => {
  const { db } = dependencies
  const reader = await findReader(dependencies, place)
  if (!reader) return
  const since = (await repository.carriedSince(db, place, now)) ?? new Date(now.getTime() - day_ms)
  const digest = await summarise(db, reader.seat, place.userId, since)
  const taken = { ...place, since, tries: 1 }
  if (isEmpty(digest) || !(await repository.takeDigest(db, taken, now))) return
  await send(dependencies, { taken, reader, digest, now })
}

const sendAgain = async (
  dependencies: LetterDependencies,
  taken: repository.TakenDigest,
  now: Date,
): Promise<void> => {
  const { db } = dependencies
  const reader = await findReader(dependencies, taken)
  if (!reader || !isItsDay(taken, now, reader.recipient)) return repository.letTryAt(db, taken, null)
  const digest = await summarise(db, reader.seat, taken.userId, taken.since)
  if (isEmpty(digest)) return repository.noteSent(db, taken, now)
  await send(dependencies, { taken, reader, digest, now })
}

const isItsDay = ({ day }: repository.DigestPlace, now: Date, { timeZone }: Recipient): boolean =>
  shownAt(now, timeZone).day === day && !isQuiet(now, timeZone)

const isEmpty = ({ waiting, joined }: Digest): boolean => waiting + joined === 0

interface ReadyDigest {
  readonly taken: repository.TakenDigest
  readonly reader: Reader
  readonly digest: Digest
  readonly now: Date
}

const send = async (dependencies: LetterDependencies, ready: ReadyDigest): Promise<void> => {
  const { db, mailer } = dependencies
  const { taken, now } = ready
  try {
    await mailer.send(await write(dependencies, ready))
  } catch (error) {
    const isOver = error instanceof UnsafeMailError || taken.tries >= mostTries
    const pause = firstPause_ms * 2 ** (taken.tries - 1)
    await repository.letTryAt(db, taken, isOver ? null : new Date(now.getTime() + pause))
    throw error
  }
  await repository.noteSent(db, taken, now)
}

const write = async (
  { db, env, textsFolder }: LetterDependencies,
  { taken: { schoolId, userId, day }, reader: { school, recipient }, digest, now }: ReadyDigest,
): Promise<Mail> => {
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
  return {
    to: recipient.email,
    ...letter,
    unsubscribeUrl: `${origin}/api/v1/letters/${token}/unsubscribe`,
    key: `digest-${schoolId}-${userId}-${day}`,
  }
}

/** What the rights of the seat show. */
const summarise = async (db: ReadDatabase, seat: StaffSeat, userId: number, since: Date): Promise<Digest> => {
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
  const date = oldest
    ? formatDay(new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }), oldest)
    : ''
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
