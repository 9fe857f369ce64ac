import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { practiceAccepted } from '@lectern/contract/attempts/attempts.facts'
import { isQuiet } from '@lectern/contract/notifications/rules/mail-moment'
import type { Mail } from '../../platform/mailer/mailer.ts'
import { newsOf } from '../../platform/facts/news.ts'
import { pauseLetters } from './choices.repository.ts'
import { notificationListeners } from './jobs/listeners.ts'
import { sendDueLetters } from './letters/send-due.ts'
import { markRead } from './notifications.repository.ts'
import { reviewRights } from './review-rights.ts'
import { type Fate, mortalProcess } from './testing/mortal-process.ts'
import { day, hour, newsSchool } from './testing/news-school.ts'
import { tell } from './use-cases/tell.ts'
import { sql } from '../../platform/database/sql.ts'

const news = await newsSchool()
const { app, school } = news
const { database, db, env, textsFolder, log } = app.dependencies
const { schoolId } = school
const rights = reviewRights(() => sql`'[]'::json`)
const minute = 60_000

/** As many as a letter names. */
const mostEvents = 10

const zones = ['Europe/Kyiv', 'America/New_York', 'Asia/Kolkata'] as const
const readers: { id: number; email: string; attemptId: number; timeZone: string }[] = []
for (const timeZone of zones) {
  const person = await news.joined()
  const attemptId = await news.practised(person)
  await news.decide(attemptId, attemptStatus.passed)
  await database.pool.query('update users set time_zone = $1 where id = $2', [timeZone, person.id])
  readers.push({ id: person.id, email: person.email, attemptId, timeZone })
}
const topics: number[] = []
for (let number = 0; number < mostEvents; number++)
  topics.push((await news.send('POST', '/quizzes', { name: `Topic ${number}` })).id)

const healthy: Fate = { diesBefore: null, refusals: 0 }
const fate = fc.record({ diesBefore: fc.option(fc.nat(40), { freq: 1 }), refusals: fc.nat(2) })
const reader = fc.nat(zones.length - 1)

type Command =
  | { readonly kind: 'event'; readonly reader: number; readonly urgent: boolean; readonly fate: Fate }
  | { readonly kind: 'again'; readonly event: number; readonly fate: Fate }
  | { readonly kind: 'work'; readonly fates: readonly Fate[]; readonly lag: number }
  | { readonly kind: 'wait'; readonly minutes: number }
  | { readonly kind: 'read'; readonly reader: number }
  | { readonly kind: 'pause'; readonly reader: number; readonly isPaused: boolean }

const kindOf = <Kind extends Command['kind']>(kind: Kind) => fc.constant(kind)
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: kindOf('event'), reader, urgent: fc.boolean(), fate }) },
  { weight: 2, arbitrary: fc.record({ kind: kindOf('again'), event: fc.nat(mostEvents - 1), fate }) },
  { weight: 5, arbitrary: fc.record({ kind: kindOf('work'), fates: fc.tuple(fate, fate), lag: fc.nat(30) }) },
  { weight: 3, arbitrary: fc.record({ kind: kindOf('wait'), minutes: fc.integer({ min: 1, max: 700 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: kindOf('read'), reader }) },
  { weight: 1, arbitrary: fc.record({ kind: kindOf('pause'), reader, isPaused: fc.boolean() }) },
)

interface TestEvent {
  readonly number: number
  readonly reader: (typeof readers)[number]
  readonly decidedAt: Date
  /** The moment from which it tells nothing any more; null: it keeps. */
  readonly uselessAt: Date | null
}

interface Sent {
  readonly to: string
  readonly key: string
  readonly topics: readonly number[]
}

/** What one row of events, works and waits did. */
const scenario = () => {
  const events: TestEvent[] = []
  const sent: Sent[] = []
  const paused = new Set<number>()
  const everPaused = new Set<number>()
  const everRead = new Set<number>()
  /** How often a process died when it could not have written down that a letter was accepted. */
  const unnoted = new Map<string, number>()
  const faults: string[] = []
  // A letter is given up after six tries: fewer than that go wrong.
  let troubles = 5
  const faulty = (wanted: Fate): Fate => {
    if (wanted.diesBefore === null && wanted.refusals === 0) return wanted
    return troubles-- > 0 ? wanted : healthy
  }

  const accept = (mail: Mail) => {
    const person = readers.find(({ email }) => email === mail.to)
    const told = [...`${mail.subject} ${mail.text}`.matchAll(/Topic (\d+)/g)].map(([, number]) =>
      Number(number),
    )
    sent.push({ to: mail.to, key: mail.key ?? '', topics: [...new Set(told)] })
    const isUrgent = told.some((number) => events[number]?.uselessAt !== null)
    // Kept for later: what is thrown here counts as a refusal of the mail server.
    if (!person) faults.push('somebody else was written to')
    else if (paused.has(person.id)) faults.push('somebody was written to who wants no letters')
    else if (isQuiet(app.clock.now(), person.timeZone) && !isUrgent) faults.push('a letter came at night')
  }

  const deliver = async (event: TestEvent, wanted: Fate) => {
    const process = mortalProcess(database, wanted, accept)
    const { reader: person, decidedAt, number, uselessAt } = event
    const quizId = topics[number] ?? 0
    const practice = { attempt_id: person.attemptId, lesson_id: school.lesson.id, quiz_id: quizId }
    await process.live(async () => {
      if (uselessAt !== null) {
        const params = { ...practice, product_id: school.productId, result: 'passed' as const }
        const told = { kind: 'practice_checked', params, uselessAt, eventKey: `urgent/${number}` } as const
        await process.db.transaction((tx) =>
          tell(tx, schoolId, [{ ...told, userId: person.id }], app.clock.now()),
        )
        return
      }
      const listener = notificationListeners(process.db, rights).find(
        ({ name }) => name === 'notifications.tellOfPractice',
      )
      const { attempt_id: subjectId, ...details } = practice
      const accepted = newsOf(practiceAccepted, {
        ...{ schoolId, userId: person.id, subjectId, at: decidedAt },
        details: { ...details, status_id: attemptStatus.passed },
      })
      const context = { clock: app.clock, log, jobId: '1', attempt: 1, turn: 0, lastAttempt: false }
      await listener?.run(accepted, { ...context, signal: undefined })
    })
  }

  /** Two processes at once: the second begins when the first has taken so many steps. */
  const work = async (fates: readonly Fate[], lag = 0) => {
    const begun = Promise.withResolvers<void>()
    const sendBy = async (each: Fate) => {
      const own = mortalProcess(database, each, accept, (steps) => steps >= lag && begun.resolve())
      const accepted = await own.live(() =>
        sendDueLetters(
          { db: own.db, env, mailer: own.mailer, textsFolder, rights },
          { clock: app.clock, log, signal: undefined },
        ),
      )
      begun.resolve()
      for (const { isNoted, mail } of accepted)
        if (!isNoted) unnoted.set(mail.key ?? '', (unnoted.get(mail.key ?? '') ?? 0) + 1)
    }
    const [first = healthy, ...others] = fates
    await Promise.all([sendBy(first), ...others.map((each) => begun.promise.then(() => sendBy(each)))])
  }

  const addEvent = async (number: number, isUrgent: boolean, first: Fate) => {
    const person = readers[number]
    if (!person || events.length === mostEvents) return
    const now = app.clock.now()
    const event = {
      number: events.length,
      reader: person,
      decidedAt: new Date(now.getTime() - events.length),
      uselessAt: isUrgent ? new Date(now.getTime() + 6 * hour) : null,
    }
    events.push(event)
    await deliver(event, first)
    // The queue tells it again where it was told by a process that died.
    await deliver(event, healthy)
  }

  return {
    events,
    sent,
    faults,
    unnoted,
    everPaused,
    everRead,
    work,
    does: async (next: Command) => {
      switch (next.kind) {
        case 'event':
          return addEvent(next.reader, next.urgent, faulty(next.fate))
        case 'again': {
          const event = events[next.event]
          return event && deliver(event, next.fate)
        }
        case 'work':
          return work(next.fates.map(faulty), next.lag)
        case 'wait':
          return app.clock.advance(next.minutes * minute)
        case 'read': {
          const id = readers[next.reader]?.id ?? 0
          everRead.add(id)
          return db.transaction((tx) => markRead(tx, id, { up_to: 1_000_000_000 }, app.clock.now()))
        }
        case 'pause': {
          const id = readers[next.reader]?.id ?? 0
          if (next.isPaused) everPaused.add(id)
          if (next.isPaused) paused.add(id)
          else paused.delete(id)
          return db.transaction((tx) =>
            pauseLetters(tx, { userId: id, schoolId }, next.isPaused, app.clock.now()),
          )
        }
      }
    },
  }
}

/** A letter that is tried again at night, whose urgent half is of no use any more by then. */
const night: [number, Command[]] = [
  0,
  [
    { kind: 'event', reader: 2, urgent: false, fate: healthy },
    { kind: 'event', reader: 2, urgent: true, fate: healthy },
    { kind: 'work', fates: [{ diesBefore: null, refusals: 1 }, healthy], lag: 0 },
    { kind: 'work', fates: [healthy, healthy], lag: 0 },
    { kind: 'again', event: 0, fate: healthy },
    { kind: 'wait', minutes: 240 },
  ],
]

const startsAt = app.clock.now().getTime() + day
let runs = 0

test('whatever happens, each letter comes once, none is lost, none comes at night or to those who want none', async () => {
  const run = async (hourOfDay: number, commands: readonly Command[]) => {
    await database.pool.query('delete from notifications')
    await database.pool.query('delete from letter_pauses')
    await database.pool.query('delete from graphile_worker._private_jobs')
    app.clock.set(new Date(startsAt + runs++ * 30 * day + hourOfDay * hour))
    const { does, work, events, sent, faults, unnoted, everPaused, everRead } = scenario()
    for (const next of commands) await does(next)
    // Long enough for every lease, pause and night.
    for (let quarter = 0; quarter < 20; quarter++) {
      app.clock.advance(2 * hour)
      await work([healthy])
    }
    const { rows } = await database.pool.query<{ user_id: string; quiz_id: string; mail_state: string }>(
      "select user_id, params ->> 'quiz_id' as quiz_id, mail_state from notifications order by id",
    )
    expect(rows.length, 'each event is told once').toBe(events.length)
    for (const event of events) {
      const state = rows.find(({ quiz_id }) => quiz_id === String(topics[event.number]))?.mail_state
      const letters = sent.filter(
        ({ to, topics: told }) => to === event.reader.email && told.includes(event.number),
      )
      const keys = new Set(letters.map(({ key }) => key))
      const isLost = {
        sent: letters.length === 0,
        read: !everRead.has(event.reader.id),
        off: !everPaused.has(event.reader.id),
        gone: event.uselessAt === null,
      }[state ?? '']
      const known = unnoted.get(letters[0]?.key ?? '') ?? 0
      if (isLost !== false) faults.push(`${event.number} is lost: ${state}`)
      if (keys.size > 1) faults.push(`${event.number} is told by several letters`)
      if (letters.length > 1 + known) faults.push(`a letter about ${event.number} came again for no reason`)
    }
    expect(faults).toEqual([])
  }
  await fc.assert(fc.asyncProperty(fc.nat(23), fc.array(command, { minLength: 4, maxLength: 18 }), run), {
    numRuns: 25,
    endOnFailure: false,
    examples: [night],
  })
}, 300_000)
