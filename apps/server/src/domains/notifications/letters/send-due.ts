import { notificationKinds } from '@lectern/contract/notifications/kinds/registry'
import { endOfNight, isQuiet } from '@lectern/contract/notifications/rules/mail-moment'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { renderMail } from '../../../platform/mailer/render-mail.ts'
import { UnsafeMailError } from '../../../platform/mailer/mailer.ts'
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

/** A sending that has taken so long was ended with its process. */
const lostAfter_ms = 15 * minute_ms

/** How often a letter is tried that the mail server refuses, with growing pauses. */
const mostTries = 6

/**
 * Sends the letters that are due: one for a person and a school, about everything that is. Schools take turns. Each letter is taken before
 * it is sent, so that no two processes send it; one whose process dies meanwhile is not sent again.
 */
export const sendDueLetters = async (
  dependencies: LetterDependencies,
  { clock, log, signal }: Pick<JobContext, 'clock' | 'log' | 'signal'>,
): Promise<void> => {
  const { db } = dependencies
  const begun = clock.now()
  await repository.giveUpLost(db, new Date(begun.getTime() - lostAfter_ms), begun)
  for (;;) {
    const places = await repository.listDue(db, clock.now())
    let sent = 0
    for (const place of places) {
      if (signal?.aborted) return
      const now = clock.now()
      try {
        sent += await sendLetter(dependencies, place, now)
      } catch (error) {
        log.warn({ err: error, school: place.schoolId }, 'a letter about notifications was not sent')
      }
    }
    if (sent === 0) return
  }
}

/** @returns how many notifications were settled, or put off */
const sendLetter = async (
  dependencies: LetterDependencies,
  place: repository.LetterPlace,
  now: Date,
): Promise<number> => {
  const { db } = dependencies
  const taken = await db.transaction((tx) => repository.takeDue(tx, place, now))
  if (taken.length === 0) return 0
  const settle = (rows: readonly repository.TakenRow[], state: 'off' | 'read' | 'gone' | 'sent' | 'failed') =>
    repository.setMailState(db, place, idsOf(rows), { state, now })
  try {
    const school = await findSchool(db, place.schoolId)
    const recipient = school && (await listRecipients(db, school, [place.userId])).get(place.userId)
    if (!school || !recipient) {
      await settle(taken, 'gone')
      return taken.length
    }
    const wanted = await dropUnwanted(dependencies, { place, taken, now }, settle)
    const due = await putOffAtNight(dependencies, { place, wanted, recipient, now })
    const [first, ...others] = await tellAll(dependencies, { place, rows: due, now }, settle)
    if (first) {
      await sendOne(dependencies, { school, recipient, rows: [first, ...others], now })
      await settle(
        [first, ...others].map(({ row }) => row),
        'sent',
      )
    }
    return taken.length
  } catch (error) {
    await tryLater(dependencies, { place, taken, now, isHopeless: error instanceof UnsafeMailError })
    throw error
  }
}

const idsOf = (rows: readonly repository.TakenRow[]): number[] => rows.map(({ id }) => id)

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

/** Letters that were held up until the night wait for its end; those that would come too late then go out. */
const putOffAtNight = async (
  { db }: LetterDependencies,
  {
    place,
    wanted,
    recipient,
    now,
  }: {
    readonly place: repository.LetterPlace
    readonly wanted: readonly repository.TakenRow[]
    readonly recipient: Recipient
    readonly now: Date
  },
): Promise<readonly repository.TakenRow[]> => {
  if (!isQuiet(now, recipient.timeZone)) return wanted
  const morning = endOfNight(now, recipient.timeZone)
  const isUrgent = ({ uselessAt }: repository.TakenRow) => uselessAt !== null && uselessAt <= morning
  const late = wanted.filter((row) => !isUrgent(row))
  await repository.setMailState(db, place, idsOf(late), { state: 'waiting', dueAt: morning, now })
  return wanted.filter(isUrgent)
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

const sendOne = async (
  { db, env, mailer, textsFolder }: LetterDependencies,
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
): Promise<void> => {
  const t = await loadMailTexts(textsFolder, recipient.locale, 'notices')
  const keys = await loadKeys(db, now)
  const parts = { school, origin: originOf(env, school), recipient, keys, t }
  const { content, unsubscribeUrl } = await writeLetter(db, rows, parts)
  // The same at every try: a mail server that took it before shows it once.
  const key = `notification-${rows[0].row.id}`
  await mailer.send({ to: recipient.email, ...(await renderMail(content)), unsubscribeUrl, key })
}

const tryLater = async (
  { db }: LetterDependencies,
  { place, taken, now, isHopeless }: Taken & { readonly isHopeless: boolean },
): Promise<void> => {
  const over = taken.filter(({ mailTries }) => isHopeless || mailTries >= mostTries)
  await repository.setMailState(db, place, idsOf(over), { state: 'failed', now })
  for (const row of taken.filter((each) => !over.includes(each))) {
    const dueAt = new Date(now.getTime() + 2 ** row.mailTries * minute_ms)
    await repository.waitAgain(db, place, row.id, dueAt, now)
  }
}
