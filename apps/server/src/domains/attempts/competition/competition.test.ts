import { enqueue } from '../../../platform/queue/enqueue.ts'
import { drainQueue } from '../../../platform/queue/worker.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'
import { closeExpiredAttempts, handleCloseExpired } from '../clocks/close-expired.ts'

const app = await testApp()
const { call, clock } = app
const { database, db, log } = app.dependencies
const school = await teachingSchool(app, 'competition', true)
const as = school.owner.token

const choice = (id: string, more: object = {}) => ({
  id: `question-${id}`,
  type: 'single_answer',
  name: `Which of them is ${id}?`,
  points: 10,
  is_required: true,
  answers: [
    { id: `${id}-right`, text: 'This one', is_correct: true },
    { id: `${id}-wrong`, text: 'That one', is_correct: false },
  ],
  ...more,
})

interface Room {
  readonly quiz: number
  readonly path: string
}

const save = (quiz: number, body: object) => call('PUT', `/quizzes/${quiz}`, { as, body })

/** A competition of two questions, of 20 and of 30 seconds, in the lesson of the school. */
const competition = async (settings: object = {}, opening: object = {}): Promise<Room> => {
  const made = await call('POST', '/quizzes', { as, body: { name: 'Race', type: 'competition' } })
  const quiz: number = made.body.data.id
  const questions = [choice('one', { timer_duration: 20 }), choice('two')]
  const saved = await save(quiz, { content: { version: 1, questions }, settings })
  expect(saved.status).toBe(200)
  const body = {
    name: 'Start',
    info_units: [{ key: 'unit-quiz', type_id: 5, content: { quiz_id: quiz, ...opening } }],
  }
  expect((await call('PUT', `/info-section/${school.lesson.sectionId}`, { as, body })).status).toBe(200)
  return { quiz, path: `/lessons/${school.lesson.id}/quizzes/${quiz}` }
}

/** Somebody in a competition, and what they do there. */
const join = async ({ path }: Room) => {
  const { token } = await joinSchool(app, school)
  const start = () => call('POST', `${path}/start-attempt`, { as: token })
  let attempt = 0
  const player = {
    token,
    start,
    begin: async () => {
      attempt = (await start()).body.data.id
      return player
    },
    attempt: () => attempt,
    open: (id: string) =>
      call('POST', `/quiz-attempts/${attempt}/quiz-questions/question-${id}/timer`, { as: token }),
    give: (id: string, which: 'right' | 'wrong') =>
      call('POST', `/lessons/${school.lesson.id}/quiz-attempts/${attempt}`, {
        as: token,
        body: { quiz_question_id: `question-${id}`, answer_ids: [`${id}-${which}`], is_answer: true },
      }),
    finish: async (payload: object[] = []) =>
      call('POST', `/quiz-attempts/${attempt}/finish`, { as: token, body: { payload } }),
    ranking: async () => (await call('GET', `${path}/ranking`, { as: token })).body.data,
    standing: async () => (await call('GET', path, { as: token })).body.data,
  }
  return player
}
type Player = Awaited<ReturnType<typeof join>>

/** Opens a question, lets time go by, and answers it. */
const answerAfter = async (
  player: Player,
  id: string,
  seconds: number,
  which: 'right' | 'wrong' = 'right',
) => {
  await player.open(id)
  clock.advance(seconds * 1000)
  const given = await player.give(id, which)
  expect(given.status).toBe(200)
}

describe('points of a competition', () => {
  let room: Room
  beforeAll(async () => {
    room = await competition()
  })

  it('shrink with the time that the server counted', async () => {
    const player = await (await join(room)).begin()
    await answerAfter(player, 'one', 10)
    await answerAfter(player, 'two', 30)
    const { body } = await player.finish()
    expect(body.data.attempt).toMatchObject({ scores: 12.5, max_scores: 20, status_id: 1 })
  })

  it('are none for a wrong answer, and for one that never came', async () => {
    const player = await (await join(room)).begin()
    await answerAfter(player, 'one', 0, 'wrong')
    await player.open('two')
    clock.advance(31_000)
    expect((await player.finish()).body.data.attempt.scores).toBe(0)
    clock.advance(2_000)
    const { own } = await player.ranking()
    expect(own).toMatchObject({ points: 0, seconds: 30, done: 2, is_finished: true })
  })

  it('do not come back by opening a question again, and the answer stays', async () => {
    const player = await (await join(room)).begin()
    await player.open('one')
    clock.advance(10_000)
    await player.open('one')
    await player.give('one', 'right')
    const again = await player.give('one', 'wrong')
    expect([again.status, again.body.error]).toEqual([409, 'answer_final'])
    expect((await player.finish()).body.data.attempt.scores).toBe(7.5)
  })

  it('are not to be had without having seen the question', async () => {
    const player = await (await join(room)).begin()
    const unseen = await player.give('one', 'right')
    expect([unseen.status, unseen.body.error]).toEqual([409, 'question_not_shown'])
    const payload = [{ quiz_question_id: 'question-two', answer_ids: ['two-right'] }]
    const atTheEnd = await player.finish(payload)
    expect([atTheEnd.status, atTheEnd.body.error]).toEqual([409, 'question_not_shown'])
    expect((await player.finish()).body.data.attempt.scores).toBe(0)
  })

  it('keep the share that the author says', async () => {
    const other = await competition({ competition_kept_percent: 20, competition_question_seconds: 10 })
    const player = await (await join(other)).begin()
    await answerAfter(player, 'two', 10)
    expect((await player.finish()).body.data.attempt.scores).toBe(2)
  })

  it('are closed and counted when nobody comes back', async () => {
    const other = await competition()
    const player = await (await join(other)).begin()
    await answerAfter(player, 'one', 0)
    clock.advance(10 * 60_000)
    await db.transaction((tx) => enqueue(tx, closeExpiredAttempts, {}))
    await drainQueue(database, [handleCloseExpired(app.dependencies)], { clock, log })
    expect((await player.ranking()).own).toMatchObject({ points: 10, is_finished: true })
  })
})

describe('a question of a competition', () => {
  it('tells nothing that its author wrote before its time begins, in no reply', async () => {
    const room = await competition()
    const player = await (await join(room)).begin()
    const replies = async () => {
      const list = `${room.path}/quiz-questions?attempt_id=${player.attempt()}`
      const view = `${room.path}/attempt/${player.attempt()}`
      const all = await Promise.all([list, view].map((path) => call('GET', path, { as: player.token })))
      return all.map(({ body }) => JSON.stringify(body))
    }
    for (const text of await replies()) {
      expect(text).toContain('"type":"withheld"')
      expect(text).not.toMatch(/Which of them|This one|one-right|two-wrong/)
    }
    await player.open('one')
    for (const text of await replies()) {
      expect(text).toContain('Which of them is one?')
      expect(text).not.toContain('Which of them is two?')
    }
    await player.finish()
    for (const text of await replies()) expect(text).toContain('Which of them is two?')
  })
})

describe('the ranking', () => {
  it('goes by points, then by time, while people still play; equals share a place', async () => {
    const room = await competition()
    const [fast, twin, slow, idle] = [await join(room), await join(room), await join(room), await join(room)]
    const players = [fast, twin, slow, idle]
    for (const player of players) await player.begin()
    await Promise.all([fast.open('one'), twin.open('one'), slow.open('one')])
    clock.advance(4_000)
    await Promise.all([fast.give('one', 'right'), twin.give('one', 'right')])
    clock.advance(4_000)
    await slow.give('one', 'right')
    clock.advance(2_000)
    const { rows, own, participants, running, is_final } = await slow.ranking()
    expect(rows.map((row: { place: number; points: number }) => [row.place, row.points])).toEqual([
      [1, 9],
      [1, 9],
      [3, 8],
      [4, 0],
    ])
    expect(own).toMatchObject({ place: 3, seconds: 8, done: 1, is_own: true, is_finished: false })
    expect([participants, running, is_final]).toEqual([4, 4, false])
    expect((await idle.ranking()).own).toMatchObject({ place: 4, points: 0, seconds: 0 })
    await Promise.all(players.map((player) => player.finish()))
    clock.advance(2_000)
    const { body } = await call('GET', `/quizzes/${room.quiz}/ranking`, { as })
    expect(body.data).toMatchObject({ participants: 4, running: 0, own: null })
  })

  it('is shown to nobody outside of the lesson, and of no other quiz', async () => {
    const room = await competition()
    const stranger = await (await join(room)).begin()
    expect((await call('GET', `${room.path}/ranking`)).status).toBe(401)
    const outside = `/lessons/${school.lesson.id}/quizzes/${school.quizId}/ranking`
    expect((await call('GET', outside, { as: stranger.token })).status).toBe(404)
    expect((await call('GET', `/quizzes/${school.quizId}/ranking`, { as })).status).toBe(404)
    expect((await call('GET', `/quizzes/${room.quiz}/ranking`, { as: stranger.token })).status).toBe(403)
  })

  it('names people and tells nothing else of them', async () => {
    const room = await competition()
    const player = await (await join(room)).begin()
    const { rows } = await player.ranking()
    expect(rows[0].name).toBe('Learner')
    expect(JSON.stringify(rows)).not.toContain('@')
  })

  it('holds a hundred who finish in one moment, each once, with the first hundred shown', async () => {
    const room = await competition()
    const players: Player[] = []
    for (let at = 0; at < 101; at += 1) players.push(await (await join(room)).begin())
    await Promise.all(players.map((player) => player.open('one')))
    clock.advance(5_000)
    await Promise.all(players.map((player, at) => player.give('one', at % 2 === 0 ? 'right' : 'wrong')))
    const ends = await Promise.all(players.flatMap((player) => [player.finish(), player.finish()]))
    expect(ends.every(({ status }) => status === 200)).toBe(true)
    clock.advance(2_000)
    const last = players[99]
    const { rows, own, participants, running } = (await last?.ranking()) ?? {}
    expect([rows.length, participants, running]).toEqual([100, 101, 0])
    expect(rows.filter(({ place }: { place: number }) => place === 1)).toHaveLength(51)
    expect(own).toMatchObject({ place: 52, points: 0, is_own: true })
  }, 60_000)
})

describe('a common start', () => {
  const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString()

  it('waits for its moment, and lets nobody in a minute later where the author wants that', async () => {
    const room = await competition({ is_late_start_allowed: false }, { opening: opensIn(30) })
    const early = await join(room)
    expect((await early.start()).body.error).toBe('practice_not_open')
    expect((await early.standing()).blocked_info.left_time_in_seconds).toBe(30)
    clock.advance(30_000)
    expect((await early.start()).status).toBe(200)
    clock.advance(61_000)
    const late = await join(room)
    const refused = await late.start()
    expect([refused.status, refused.body.error]).toEqual([409, 'competition_started'])
    expect((await late.standing()).can_start_attempt).toBe(false)
    expect((await early.start()).status).toBe(200)
    await early.begin()
    await early.finish()
    clock.advance(2_000)
    expect((await early.ranking()).is_final).toBe(true)
  })

  it('lets people in later where it may', async () => {
    const room = await competition({}, { opening: opensIn(1) })
    clock.advance(600_000)
    expect((await (await join(room)).start()).status).toBe(200)
    clock.advance(2_000)
    expect((await (await join(room)).ranking()).is_final).toBe(false)
  })

  const opensIn = (seconds: number) => ({
    opens_at: inSeconds(seconds),
    after_quiz_id: null,
    closes_at: null,
  })
})
