import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createSmtpMailer } from '../../platform/mailer/smtp-mailer.ts'
import * as repository from './letters/letters.repository.ts'
import { sendDueLetters } from './letters/send-due.ts'
import { markRead } from './notifications.repository.ts'
import { reviewRights } from './review-rights.ts'
import { day, hour, newsSchool } from './testing/news-school.ts'
import { sql } from '../../platform/database/sql.ts'

const news = await newsSchool()
const { app, school } = news
const { database, db, env, textsFolder, log } = app.dependencies
const passed = 1
const lease = 10 * 60_000

/** Where a conversation stops: the mail server cuts the line, or says nothing more. */
type Stop = 'cut_before_data' | 'cut_in_data' | 'cut_after_data' | 'silent_after_data'

/** A mail server that talks SMTP line by line, takes letters, and stops a conversation where it is told. */
const talkingServer = async () => {
  const accepted: string[] = []
  const stops: Stop[] = []
  const sockets = new Set<Socket>()
  const waiting: (() => void)[] = []
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    socket.write('220 stand-in\r\n')
    let letter: string | null = null
    let stop: Stop | undefined
    let rest = ''
    const answer = (line: string) => {
      if (letter !== null) {
        letter += `${line}\r\n`
        if (stop === 'cut_in_data') return socket.destroy()
        if (line !== '.') return
        if (stop === 'cut_after_data') return socket.destroy()
        if (stop === 'silent_after_data') return waiting.splice(0).forEach((wake) => wake())
        accepted.push(letter)
        letter = null
        return socket.write('250 taken\r\n')
      }
      if (line.startsWith('DATA')) {
        stop = stops.shift()
        if (stop === 'cut_before_data') return socket.destroy()
        letter = ''
        return socket.write('354 go on\r\n')
      }
      return socket.write(line.startsWith('QUIT') ? '221 bye\r\n' : '250 fine\r\n')
    }
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('utf8')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (!socket.destroyed) answer(line)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    stops,
    isSilent: () => new Promise<void>((wake) => waiting.push(wake)),
    cutAll: () => sockets.forEach((socket) => socket.destroy()),
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}

const server = await talkingServer()
const mailers = [0, 1].map(() => createSmtpMailer({ url: server.url, from: 'no-reply@school.test' }))
afterAll(async () => {
  for (const mailer of mailers) await mailer.close()
  server.cutAll()
  await server.close()
})

/** What a process does every minute. */
const sendBy = (process: 0 | 1) => {
  const mailer = mailers[process]
  if (!mailer) throw new Error('There are two.')
  const rights = reviewRights(() => sql`'[]'::json`)
  return sendDueLetters(
    { db, env, mailer, textsFolder, rights },
    { clock: app.clock, log, signal: undefined },
  )
}

/** A letter that waits, on another noon: none is put off until the morning. */
const waitingLetter = async () => {
  app.clock.advance(day)
  app.clock.set(new Date(Math.floor(app.clock.now().getTime() / day) * day + 10 * hour))
  const person = await news.joined()
  const attempt = await news.practised(person)
  news.state.isAway = true
  await news.decide(attempt, passed)
  news.state.isAway = false
  app.clock.advance(hour)
  return { person, place: { schoolId: school.schoolId, userId: person.id } }
}

/** Another piece of news for somebody who has one, due now. */
const alsoWaiting = async ({ userId, schoolId }: repository.LetterPlace): Promise<number> => {
  const { rows } = await database.pool.query(
    `insert into notifications (school_id, user_id, kind, params, event_key, in_bell, created_at, mail_state, mail_due_at)
     select school_id, user_id, kind, params, gen_random_uuid()::text, true, created_at, 'waiting', $2 from notifications
     where user_id = $1 and school_id = $3 order by id limit 1 returning id`,
    [userId, app.clock.now(), schoolId],
  )
  return Number(rows[0].id)
}

const messageIds = () =>
  server.accepted.splice(0).map((letter) => /^Message-ID: (.+)$/im.exec(letter)?.[1]?.trim())

test.each(['cut_before_data', 'cut_in_data', 'cut_after_data'] as const)(
  'a letter whose conversation is %s is sent again until it is accepted, and then no more',
  async (stop) => {
    const { person } = await waitingLetter()
    server.stops.push(stop)
    await sendBy(0)
    expect(server.accepted).toEqual([])
    expect(await news.mailStates(person)).toEqual(['waiting'])
    app.clock.advance(hour)
    await sendBy(1)
    app.clock.advance(hour)
    await Promise.all([sendBy(0), sendBy(1)])
    expect(messageIds().length).toBe(1)
    expect(await news.mailStates(person)).toEqual(['sent'])
  },
)

test('a letter whose process hangs is left to it for its lease, then sent by another under the same Message-ID', async () => {
  const { person } = await waitingLetter()
  const { rows } = await database.pool.query('select id from notifications where user_id = $1', [person.id])
  server.stops.push('silent_after_data')
  const silent = server.isSilent()
  const hung = sendBy(0)
  await silent
  app.clock.advance(lease - 1_000)
  await sendBy(1)
  expect(server.accepted).toEqual([])
  expect(await news.mailStates(person)).toEqual(['sending'])
  app.clock.advance(2_000)
  await sendBy(1)
  expect(messageIds()).toEqual([`<notification-${rows[0].id}@school.test>`])
  server.cutAll()
  await hung
  expect(await news.mailStates(person)).toEqual(['sent'])
  app.clock.advance(hour)
  await sendBy(0)
  expect(server.accepted).toEqual([])
})

test('a process that wakes after its lease neither sends nor settles what another has taken', async () => {
  const { person, place } = await waitingLetter()
  const take = () => db.transaction((tx) => repository.takeDue(tx, place, app.clock.now()))
  const slow = await take()
  expect(await repository.renewLease(db, place, slow, app.clock.now())).toBe(true)
  app.clock.advance(lease + 1_000)
  const now = app.clock.now()
  await repository.takeBackLost(db, { before: new Date(now.getTime() - lease), mostTries: 6, now })
  const other = await take()
  expect(other.map(({ id }) => id)).toEqual(slow.map(({ id }) => id))
  expect(await repository.renewLease(db, place, slow, now)).toBe(false)
  await repository.setMailState(db, place, slow, 'failed', now)
  await repository.waitAgain(db, place, slow, { dueAt: now, isTry: true, now })
  expect(await news.mailStates(person)).toEqual(['sending'])
  await repository.setMailState(db, place, other, 'sent', now)
  expect(await news.mailStates(person)).toEqual(['sent'])
})

test('what was tried is sent as it was, and what became due since is a letter of its own', async () => {
  const { person, place } = await waitingLetter()
  await alsoWaiting(place)
  await sendBy(0)
  expect(new Set(messageIds()).size).toBe(2)
  expect(await news.mailStates(person)).toEqual(['sent', 'sent'])
})

test('a gathered letter of which a part is read meanwhile keeps its Message-ID at every try', async () => {
  const { person, place } = await waitingLetter()
  const second = await alsoWaiting(place)
  // As if the first had not been tried alone.
  await database.pool.query('update notifications set letter_id = null, mail_tries = 0 where user_id = $1', [
    person.id,
  ])
  const { rows } = await database.pool.query('select id from notifications where user_id = $1 order by id', [
    person.id,
  ])
  const name = `<notification-${rows[0].id}@school.test>`
  server.stops.push('cut_after_data', 'cut_after_data')
  await sendBy(0)
  await db.transaction((tx) => markRead(tx, person.id, { ids: [Number(rows[0].id)] }, app.clock.now()))
  app.clock.advance(hour)
  await sendBy(1)
  await alsoWaiting(place)
  app.clock.advance(hour)
  await sendBy(0)
  expect(rows[1].id).toBe(String(second))
  expect(messageIds().filter((id) => id === name)).toEqual([name])
  expect(await news.mailStates(person)).toEqual(['read', 'sent', 'sent'])
})

test('two letters of one person that are lost together stay two', async () => {
  const { person, place } = await waitingLetter()
  const take = () => db.transaction((tx) => repository.takeDue(tx, place, app.clock.now()))
  const [first] = await take()
  await alsoWaiting(place)
  const [second] = await take()
  app.clock.advance(lease + 1_000)
  await sendBy(0)
  expect(messageIds()).toEqual([first, second].map((row) => `<notification-${row?.id}@school.test>`))
  expect(await news.mailStates(person)).toEqual(['sent', 'sent'])
})

test('a letter that is lost with its process again and again is given up', async () => {
  const { person } = await waitingLetter()
  await database.pool.query(
    "update notifications set mail_state = 'sending', mail_tries = 6, mail_changed_at = $2 where user_id = $1",
    [person.id, new Date(app.clock.now().getTime() - lease - 1_000)],
  )
  await sendBy(0)
  expect(server.accepted).toEqual([])
  expect(await news.mailStates(person)).toEqual(['failed'])
})

test('the letters of a crowd of 5,000 let those of another school go first in turn', async () => {
  const { place } = await waitingLetter()
  await sendBy(0)
  const crowd = 5_000
  const copy = (school: string, user: string, rows: string) =>
    database.pool.query(
      `insert into notifications (school_id, user_id, kind, params, event_key, in_bell, created_at, mail_state, mail_due_at)
       select ${school}, ${user}, kind, params, 'crowd/' || ${user}, true, now(), 'waiting', $1
       from notifications, ${rows} where user_id = $2 limit ${crowd}`,
      [app.clock.now(), place.userId],
    )
  await copy('school_id', '1000000 + number', `generate_series(1, ${crowd}) number`)
  app.clock.advance(1_000)
  const { rows } = await database.pool.query(
    `insert into schools (name, slug, owner_id, created_at)
     select 'Small', 'small', owner_id, now() from schools limit 1 returning id`,
  )
  await copy(`${rows[0].id}`, '2000000', 'generate_series(1, 1)')
  const places = await repository.listDue(db, app.clock.now())
  // The crowd has its 20 letters of the round, and the other school's only one is among the first two.
  expect(places.length).toBe(21)
  expect(places.slice(0, 2).map(({ userId }) => userId)).toContain(2_000_000)
})
