import { jobHandlers } from '../../../jobs.ts'
import { drainQueue } from '../../../platform/queue/worker.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Mail, Mailer } from '../../../platform/mailer/mailer.ts'
import { testApp } from '../../../testing/app.ts'
import { signUp, type TestPerson } from '../../../testing/people.ts'
import { one, two } from '../../../testing/practice.ts'
import { joinSchool, teachingSchool, type TestSchool } from '../../../testing/school.ts'
import { writeTextGroup } from '../../../testing/write-texts.ts'
import {
  lookAtDue,
  lookAtWaiting,
  remindTeams,
  sendDigests,
  sendLetters,
  tidyNotifications,
} from '../index.ts'

const jobs = { lookAtDue, lookAtWaiting, remindTeams, sendDigests, sendLetters, tidyNotifications }

/** Noon in Kyiv, where test schools are, in winter. */
const noon = new Date('2026-02-02T10:00:00.000Z')

/** A mailer that remembers what it was given, and can be told to refuse. */
export const rememberingMailer = () => {
  const sent: Mail[] = []
  const state = { isAway: false }
  const mailer: Mailer = {
    send: async (mail) => {
      if (state.isAway) throw new Error('The mail server is away.')
      sent.push(mail)
    },
    close: async () => {},
  }
  return { mailer, sent, state }
}

/** A school at noon, with letters that can be read, and jobs that are done when a test says so. */
export const newsSchool = async () => {
  const post = rememberingMailer()
  const app = await testApp({ mailer: post.mailer })
  for (const group of ['mail', 'notices']) writeTextGroup(app.dependencies.textsFolder, group)
  app.clock.set(noon)
  const school = await teachingSchool(app, 'demo', true)
  const { dependencies, clock } = app
  const { db, database, log } = dependencies

  /** Does what waits until nothing waits any more. */
  const work = async () => {
    for (;;) {
      await drainQueue(database, jobHandlers(dependencies), { clock, log })
      const { rowCount } = await database.pool.query(
        'select 1 from graphile_worker.jobs where run_at <= now() and attempts < 1',
      )
      if (rowCount) continue
      const { rows } = await database.pool.query<{ last_error: string }>(
        'select last_error from graphile_worker.jobs where last_error is not null',
      )
      if (rows.length > 0) throw new Error(rows.map(({ last_error }) => last_error).join('\n'))
      return
    }
  }
  await work()
  post.sent.splice(0)

  const send = async (method: string, path: string, body?: unknown, as = school.owner.token) => {
    const reply = await app.call(method, path, { as, body })
    if (reply.status >= 300)
      throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
    return reply.body.data
  }
  return {
    app,
    school,
    work,
    send,
    ...post,
    /** Lets the calendar have a job done, and everything that follows. */
    tick: async (name: keyof typeof jobs) => {
      await db.transaction((tx) => enqueue(tx, jobs[name], {}))
      await work()
    },
    /** Moves the clock; the calendar does what it does every minute. */
    later: async (ms: number) => {
      clock.advance(ms)
      for (const job of [lookAtDue, sendLetters]) await db.transaction((tx) => enqueue(tx, job, {}))
      await work()
    },
    joined: async (): Promise<TestPerson> => {
      const person = await joinSchool(app, school)
      await work()
      post.sent.splice(0)
      return person
    },
    stranger: () => signUp(app, 'Stranger'),
    bellOf: (person: TestPerson) => send('GET', '/user/notifications', undefined, person.token),
    unreadOf: async (person: TestPerson) =>
      (await send('GET', '/user', undefined, person.token)).unread_notifications,
    /** What became of the letters of somebody, the oldest first. */
    mailStates: async (person: TestPerson): Promise<string[]> => {
      const { rows } = await database.pool.query<{ mail_state: string }>(
        'select mail_state from notifications where user_id = $1 order by id',
        [person.id],
      )
      return rows.map(({ mail_state }) => mail_state)
    },
    /** Takes the letters that somebody got. */
    lettersTo: (person: TestPerson): Mail[] => {
      const own = post.sent.filter(({ to }) => to === person.email)
      for (const mail of own) post.sent.splice(post.sent.indexOf(mail), 1)
      return own
    },
    addLesson: async (title: string, change: object = {}, of: TestSchool = school): Promise<number> => {
      const { id } = await send('POST', `/courses/${of.courseId}/lessons-new`, { title })
      await send('PUT', `/courses/${of.courseId}/lessons-new/${id}`, { status_id: 4, ...change })
      return Number(id)
    },
    /** A practice that waits for the team, and the decision about it. */
    practised: async (person: TestPerson): Promise<number> => {
      const { lesson, quizId } = school
      const attempt = await send(
        'POST',
        `/lessons/${lesson.id}/quizzes/${quizId}/start-attempt`,
        {},
        person.token,
      )
      await send(
        'POST',
        `/quiz-attempts/${attempt.id}/finish`,
        { payload: [one('one-right'), two(['two-right-a', 'two-right-b'])] },
        person.token,
      )
      await work()
      return Number(attempt.id)
    },
    decide: async (attemptId: number, status_id: number) => {
      await send('PATCH', `/practices/${attemptId}`, { status_id })
      await work()
    },
    rowsOf: (person: TestPerson) =>
      db.execute(sql`select * from notifications where user_id = ${person.id} order by id`),
  }
}

export const hour = 3_600_000
export const day = 24 * hour
