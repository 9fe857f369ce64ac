import { notificationKinds } from '@lectern/contract/notifications/kinds/registry'
import { endOfNight, isQuiet } from '@lectern/contract/notifications/rules/mail-moment'
import type { Clock } from '../../../platform/clock.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { renderMail } from '../../../platform/mailer/render-mail.ts'
import { type Mail, UnsafeMailError } from '../../../platform/mailer/mailer.ts'
import { originOf } from '../../../platform/http/school-origin.ts'
import type { JobContext } from '../../../platform/queue/job.ts'
import { loadMailTexts } from '../../../platform/texts/mail-texts.ts'
import { loadKeys } from '../../identity/index.ts'
import { findSchool, type SchoolRow } from '../../schools/index.ts'
import { loadChoices } from '../choices.repository.ts'
import { tellKept } from '../kinds/registry.ts'
import { listRecipients, type Recipient } from '../recipients.repository.ts'
import type { ReviewRights } from '../review-rights.ts'
import { sightOf } from '../sight.ts'
import * as repository from './letters.repository.ts'
import { type ToldRow, writeLetter } from './write-letter.ts'

export interface LetterDependencies extends Pick<Dependencies, 'db' | 'env' | 'mailer' | 'textsFolder'> {
  readonly rights: ReviewRights
}

const minute_ms = 60_000

/** How long a process has a letter to itself. Handing one over takes two minutes at most, then the connection is cut. */
const lease_ms = 10 * minute_ms

/** How often a letter is tried that the mail server refuses, with growing pauses. */
const mostTries = 6

/**
 * Sends the letters that are due: one for a person and a school, about everything that is. Schools take turns.
 *
 * A letter is taken under a lease before it is sent, so that no two processes send it; when the process dies, the lease ends and the same
 * letter is sent again. What the mail server accepted is written down at once and never sent again. One window stays: a process that dies after
 * the mail server accepted and before that is written down, or a connection that breaks before the acceptance is read. The letter that then
 * comes twice has the same `Message-ID`, by which mail programs show it once.
 */
export const sendDueLetters = async (
  dependencies: LetterDependencies,
  { clock, log, signal }: Pick<JobContext, 'clock' | 'log' | 'signal'>,
): Promise<void> => {
  const { db } = dependencies
  const begun = clock.now()
  await repository.takeBackLost(db, {
    before: new Date(begun.getTime() - lease_ms),
    mostTries,
    now: begun,
  })
  for (;;) {
    const places = await repository.listDue(db, clock.now())
    let settled = 0
    for (const place of places) {
      if (signal?.aborted) return
      try {
        settled += await settleLetter(dependencies, place, clock)
      } catch (error) {
        log.warn({ err: error, school: place.schoolId }, 'a letter about notifications was not sent')
      }
    }
    if (settled === 0) return
  }
}

/** @returns how many notifications were settled, or put off */
const settleLetter = async (
  dependencies: LetterDependencies,
  place: repository.LetterPlace,
  clock: Clock,
): Promise<number> => {
  const { db } = dependencies
  const now = clock.now()
  const taken = await db.transaction((tx) => repository.takeDue(tx, place, now))
  if (taken.length === 0) return 0
  let sent: readonly repository.TakenRow[]
  try {
    sent = await sendTaken(dependencies, { place, taken, now }, clock)
  } catch (error) {
    await tryLater(dependencies, { place, taken, now, isHopeless: error instanceof UnsafeMailError })
    throw error
  }
  await repository.setMailState(db, place, sent, 'sent', clock.now())
  return taken.length
}

/** @returns what the mail server has accepted */
const sendTaken = async (
  dependencies: LetterDependencies,
  { place, taken, now }: Taken,
  clock: Clock,
): Promise<readonly repository.TakenRow[]> => {
  const { db } = dependencies
  const settle: Settle = (rows, state) => repository.setMailState(db, place, rows, state, now)
  const school = await findSchool(db, place.schoolId)
  const recipient = school && (await listRecipients(db, school, [place.userId])).get(place.userId)
  if (!school || !recipient) {
    await settle(taken, 'gone')
    return []
  }
  const due = await putOffAtNight(dependencies, { place, taken, recipient, now })
  const wanted = await dropUnwanted(dependencies, { place, taken: due, now }, settle)
  const [first, ...others] = await tellAll(dependencies, { place, rows: wanted, now }, settle)
  if (!first) return []
  const rows = [first, ...others].map(({ row }) => row)
  // That of its first try, whatever has been read since.
  const key = `notification-${first.row.letterId ?? first.row.id}`
  const letter = await write(dependencies, { school, recipient, rows: [first, ...others], now })
  if (!(await repository.renewLease(db, place, rows, clock.now()))) return []
  await dependencies.mailer.send({ ...letter, key })
  return rows
}

type Settle = (rows: readonly repository.TakenRow[], state: 'off' | 'read' | 'gone') => Promise<void>

interface Taken {
  readonly place: repository.LetterPlace
  readonly taken: readonly repository.TakenRow[]
  readonly now: Date
}

/** What was read in the bell, switched off or is of no use any more goes into no letter. */
const dropUnwanted = async (
  { db }: LetterDependencies,
  { place, taken, now }: Taken,
  settle: Settle,
): Promise<readonly repository.TakenRow[]> => {
  const choices = await loadChoices(db, place.schoolId, [place.userId])
  const isPaused = choices.isPaused(place.userId)
  const endings = taken.map((row) => {
    if (row.readAt !== null) return 'read'
    if (isPaused || !choices.choiceOf(place.userId, notificationKinds[row.kind].group).mail) return 'off'
    return row.uselessAt !== null && row.uselessAt <= now ? 'gone' : null
  })
  for (const state of ['read', 'off', 'gone'] as const)
    await settle(
      taken.filter((_, index) => endings[index] === state),
      state,
    )
  return taken.filter((_, index) => endings[index] === null)
}

/**
 * Letters that were held up until the night wait for its end; what would come too late then goes out, and with it the rest of a letter that was
 * tried before: it may have been accepted as it was.
 *
 * @returns what goes out
 */
const putOffAtNight = async (
  { db }: LetterDependencies,
  { place, taken, recipient, now }: Taken & { readonly recipient: Recipient },
): Promise<readonly repository.TakenRow[]> => {
  if (!isQuiet(now, recipient.timeZone)) return taken
  const morning = endOfNight(now, recipient.timeZone)
  // What is of no use any more wakes nobody either.
  const isUrgent = ({ uselessAt }: repository.TakenRow) =>
    uselessAt !== null && uselessAt > now && uselessAt <= morning
  if (taken.some(isUrgent) && taken.some(({ mailTries }) => mailTries > 1)) return taken
  const late = taken.filter((row) => !isUrgent(row))
  await repository.waitAgain(db, place, late, { dueAt: morning, isTry: false, now })
  return taken.filter(isUrgent)
}

/** What there is to tell of each as things stand now. */
const tellAll = async (
  { db, rights }: LetterDependencies,
  {
    place,
    rows,
    now,
  }: {
    readonly place: repository.LetterPlace
    readonly rows: readonly repository.TakenRow[]
    readonly now: Date
  },
  settle: Settle,
): Promise<ToldRow[]> => {
  const sight = sightOf(db, { ...place, now }, rights)
  const told: ToldRow[] = []
  const gone: repository.TakenRow[] = []
  for (const row of rows) {
    const words = await tellKept(row, sight, true)
    if (words) told.push({ row, told: words })
    else gone.push(row)
  }
  await settle(gone, 'gone')
  return told
}

const write = async (
  { db, env, textsFolder }: LetterDependencies,
  {
    school,
    recipient,
    rows,
    now,
  }: {
    readonly school: SchoolRow
    readonly recipient: Recipient
    readonly rows: readonly [ToldRow, ...ToldRow[]]
    readonly now: Date
  },
): Promise<Mail> => {
  const t = await loadMailTexts(textsFolder, recipient.locale, 'notices')
  const keys = await loadKeys(db, now)
  const parts = { school, origin: originOf(env, school), recipient, keys, t }
  const { content, unsubscribeUrl } = await writeLetter(db, rows, parts)
  return { to: recipient.email, ...(await renderMail(content)), unsubscribeUrl }
}

const tryLater = async (
  { db }: LetterDependencies,
  { place, taken, now, isHopeless }: Taken & { readonly isHopeless: boolean },
): Promise<void> => {
  const isOver = ({ mailTries }: repository.TakenRow) => isHopeless || mailTries >= mostTries
  await repository.setMailState(db, place, taken.filter(isOver), 'failed', now)
  const again = taken.filter((row) => !isOver(row))
  for (const [tries, rows] of Map.groupBy(again, ({ mailTries }) => mailTries)) {
    const dueAt = new Date(now.getTime() + 2 ** tries * minute_ms)
    await repository.waitAgain(db, place, rows, { dueAt, isTry: true, now })
  }
}
