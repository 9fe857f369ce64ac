import { beforeAll, describe, expect, it } from 'vitest'
import { byteRoutes, operations } from '@lectern/contract/catalogue'
import type { Transaction } from '../../../platform/database/pool.ts'
import { filmBytes, uploadForm } from '../../../testing/every-operation/prepare-files.ts'
import { testApp } from '../../../testing/app.ts'
import { leaveOffer } from '../../../testing/offer.ts'
import { signUp, type TestPerson } from '../../../testing/people.ts'
import { one, two } from '../../../testing/practice.ts'
import { joinSchool, testQuestions, teachingSchool } from '../../../testing/school.ts'
import { textUnit } from '../../../testing/text-unit.ts'
import { endAccess, freezeAccess, giveAccess, revokeAccess } from '../../access/index.ts'
import { findProduct } from '../../products/index.ts'

// Nothing of a closed lesson goes out by any call of the learner's side (THREATS, "Gating and preview"). Everything in it
// bears one of these words; a word that a reply holds names the leak.
const words = {
  section: 'sealedsection',
  unit: 'sealedunit',
  text: 'sealedtext',
  quiz: 'sealedquiz',
  question: 'sealedquestion',
  answer: 'sealedanswer',
  comment: 'sealedcomment',
  file: 'sealedfile',
} as const

const app = await testApp()
const { call, clock, dependencies } = app
const school = await teachingSchool(app, 'demo', true)
const { courseId, courseSlug, schoolId, productId } = school
const day_ms = 24 * 60 * 60 * 1000

const send = async (method: string, path: string, body?: object) => {
  const reply = await call(method, path, { as: school.owner.token, body })
  if (reply.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(reply.body)}`)
  return reply.body.data
}
const change = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
  dependencies.notifications.dispatchAfterCommit(() => dependencies.db.transaction(work))

const makeLesson = async () => {
  const file = await uploadForm(app, school.owner.token, { name: `${words.file}.mp4`, bytes: filmBytes })
  const uuid: string = file.body.data.uuid
  const quiz = await send('POST', '/quizzes', { name: words.quiz })
  const [first, second] = testQuestions
  const asked = { name: words.question, comment: words.comment }
  const answers = first.answers.map((answer) => ({ ...answer, text: `${words.answer} ${answer.id}` }))
  await send('PUT', `/quizzes/${quiz.id}`, {
    content: { version: 1, questions: [{ ...first, ...asked, answers }, second] },
  })
  const lesson = await send('POST', `/courses/${courseId}/lessons-new`, { title: 'Closed to many' })
  const film = { files: [{ uuid, alternative: '' }], link: null, chapters: [], preview_index: null }
  const section = await send('PUT', `/info-section/${lesson.sections[0].id}`, {
    name: words.section,
    info_units: [
      { ...textUnit('unit-of-words', words.text), title: words.unit },
      { key: 'unit-of-quiz', type_id: 5, content: { quiz_id: quiz.id } },
      { key: 'unit-of-film', type_id: 2, content: film },
    ],
  })
  await send('PUT', `/courses/${courseId}/lessons-new/${lesson.id}`, { status_id: 4 })
  const units: number[] = section.info_units.map(({ id }: { id: number }) => id)
  return { id: Number(lesson.id), slug: String(lesson.slug), section: section.id, units, quiz: quiz.id, uuid }
}

const lesson = await makeLesson()
const changeLesson = (body: object) => send('PUT', `/courses/${courseId}/lessons-new/${lesson.id}`, body)

/** Somebody who has taken the quiz in the lesson. */
let learner: TestPerson
let attempt: number
beforeAll(async () => {
  learner = await joinSchool(app, school)
  const start = `/lessons/${lesson.id}/quizzes/${lesson.quiz}/start-attempt`
  attempt = (await call('POST', start, { as: learner.token })).body.data.id
  const body = { payload: [one('one-right'), two(['two-right-a'])] }
  await call('POST', `/quiz-attempts/${attempt}/finish`, { as: learner.token, body })
  // What learners quote in their notes is the lesson's as well.
  const quote = { exact: words.text, prefix: '', suffix: '', start: 0, print: 'a-b' }
  const note = { kind: 'mark', color: 'sun', text: 'My own', unit_id: lesson.units[0], quote, moment: null }
  const edited = { edited_at: clock.now().toISOString(), base_revision: 0 }
  const kept = `/lessons/${lesson.id}/notes/note-of-sealed`
  await call('PUT', kept, { as: learner.token, body: { ...note, ...edited } })
})

const places = (): Readonly<Record<string, string | number>> => ({
  lesson: lesson.id,
  lesson_slug: lesson.slug,
  section: lesson.section,
  quiz: lesson.quiz,
  question: 'question-one',
  attempt,
  uuid: lesson.uuid,
  course: courseId,
  course_slug: courseSlug,
})

/** Own data are a person's own wherever they stand: what they answered is handed out to nobody else. */
const ownData = new Set(['/user/data-export'])
const asked = operations.filter(
  ({ method, permission, path }) =>
    permission.kind !== 'staff' &&
    !ownData.has(path) &&
    (method === 'GET' || path.endsWith('/start-attempt') || path.endsWith('/stats')),
)
const queries: Readonly<Record<string, string>> = {
  attempt_id: '',
  question_id: 'question-one',
  quiz_question_id: 'question-one',
  device: 'probe',
  is_student: '1',
  groups: 'course',
  lang: 'en',
  slug: 'word',
  // The search, and own notes, are asked for what all these words begin with.
  query: 'sealed',
}

/** Every address of the learner's side that could say something of the lesson, each unit in its turn. */
const addresses = (): (readonly [string, string])[] =>
  asked.flatMap(({ method, path, query }) =>
    lesson.units.map((unit) => {
      const place = { ...places(), unit }
      const filled = path.replaceAll(/:(\w+)/g, (_all, name: string) =>
        String(Object.entries(place).find(([key]) => key === name)?.[1] ?? 1),
      )
      const fields =
        query && 'shape' in query && typeof query.shape === 'object' ? Object.keys(query.shape ?? {}) : []
      const search = fields.flatMap((field) => {
        const value = field === 'attempt_id' ? attempt : queries[field]
        return value === undefined ? [] : [`${field}=${value}`]
      })
      return [method, search.length > 0 ? `${filled}?${search.join('&')}` : filled] as const
    }),
  )

/** The words that came out, with the address by which they came. */
const leaks = async (as: string | undefined, wanted: readonly string[]): Promise<string[]> => {
  const found = new Set<string>()
  for (const [method, path] of new Map(addresses().map((each) => [each.join(' '), each])).values()) {
    const { body } = await call(method, path, { as })
    const text = JSON.stringify(body ?? '')
    for (const word of wanted) if (text.includes(word)) found.add(`${method} ${path}: ${word}`)
    if (text.includes(lesson.uuid) && !path.includes(lesson.uuid)) found.add(`${method} ${path}: file`)
  }
  for (const { path, methods } of byteRoutes) {
    if (!methods.includes('GET')) continue
    const url = path
      .replace(':lesson', String(lesson.id))
      .replace(':course_slug', courseSlug)
      .replace(':quiz', String(lesson.quiz))
      .replace(':uuid', lesson.uuid)
      .replace('*', 'original')
      .replaceAll(/:\w+/g, '1')
    const headers = { host: 'localhost', ...(as !== undefined && { authorization: `Bearer ${as}` }) }
    // A stream of events does not end: it is for the staff, who are not asked here.
    if (url.endsWith('/live')) continue
    const { body, rawPayload } = await app.app.inject({ method: 'GET', url, headers })
    for (const word of wanted) if (body.includes(word)) found.add(`GET ${url}: ${word}`)
    if (rawPayload.includes(filmBytes.subarray(0, 64))) found.add(`GET ${url}: the film`)
  }
  return [...found]
}

const access = async () => {
  const product = await findProduct(dependencies.db, schoolId, productId)
  if (!product) throw new Error('The product is gone.')
  return { product, userId: learner.id, actorId: school.owner.id, now: clock.now() }
}

const release = (moment: object, more: object = {}) => ({
  release: { moment, time_zone: 'UTC', after_lesson_ids: [], ...more },
})

/** What closes the lesson, and opens it again. */
const locks: readonly (readonly [string, () => Promise<unknown>, () => Promise<unknown>])[] = [
  [
    'opens later',
    () => changeLesson(release({ kind: 'after_days', days: 9, hour: null })),
    () => changeLesson({ release: null }),
  ],
  [
    'comes after another lesson',
    () => changeLesson(release({ kind: 'at_once' }, { after_lesson_ids: [school.lesson.id] })),
    () => changeLesson({ release: null }),
  ],
  [
    'comes after a practice',
    () => changeLesson(release({ kind: 'at_once' }, { after_quiz_id: school.quizId })),
    () => changeLesson({ release: null }),
  ],
  ['is announced', () => changeLesson({ status_id: 2 }), () => changeLesson({ status_id: 4 })],
  ['is a draft', () => changeLesson({ status_id: 1 }), () => changeLesson({ status_id: 4 })],
  ['is archived', () => changeLesson({ status_id: 3 }), () => changeLesson({ status_id: 4 })],
  [
    'is not in the offer',
    () => leaveOffer(app, school, learner.id, { lessonIds: [school.lesson.id] }),
    async () => {
      const changed = await access()
      await change((tx) =>
        giveAccess(tx, changed, { offerId: null, origin: 'manual', startsAt: null, endsAt: null }),
      )
    },
  ],
  [
    'belongs to an access that is frozen',
    async () => {
      const changed = await access()
      await change((tx) => freezeAccess(tx, changed, null))
      clock.advance(2000)
    },
    async () => {
      const changed = await access()
      await change(async (tx) => {
        await revokeAccess(tx, changed)
        await giveAccess(tx, changed, { offerId: null, origin: 'manual', startsAt: null, endsAt: null })
      })
    },
  ],
  [
    'belongs to an access that has ended',
    async () => {
      const changed = await access()
      await change((tx) => endAccess(tx, changed, new Date(clock.now().getTime() + day_ms)))
      clock.advance(2 * day_ms)
    },
    async () => {
      const changed = await access()
      await change((tx) =>
        giveAccess(tx, changed, { offerId: null, origin: 'manual', startsAt: null, endsAt: null }),
      )
    },
  ],
]

describe('the probe', () => {
  it('finds everything while the lesson is open: it looks in the right places', async () => {
    const found = (await leaks(learner.token, Object.values(words))).join('\n')
    for (const word of Object.values(words)) expect(found).toContain(word)
  })
})

describe('nothing goes out of a lesson that', () => {
  it.each(locks)('%s', async (_name, close, open) => {
    await close()
    clock.advance(2000)
    try {
      expect(await leaks(learner.token, Object.values(words))).toEqual([])
    } finally {
      await open()
      clock.advance(2000)
    }
  })

  it('is read by a visitor, or by somebody who does not take part', async () => {
    expect(await leaks(undefined, Object.values(words))).toEqual([])
    const stranger = await signUp(app)
    expect(await leaks(stranger.token, Object.values(words))).toEqual([])
  })
})

it('an offer that leaves the section out says how many are missing, and not a word of them', async () => {
  const info_units = [textUnit('unit-of-given-words', 'words that are given')]
  const shown = await send('POST', `/lessons/${lesson.id}/info-section`, { name: 'Given', info_units })
  await leaveOffer(app, school, learner.id, { sections: [{ id: shown.id, lesson_id: lesson.id }] })
  const { data } = (await call('GET', `/public/lessons/${lesson.id}`, { as: learner.token })).body
  expect(data).toMatchObject({ is_lesson_available: true, hidden_sections_count: 1 })
  expect(JSON.stringify(data)).toContain('words that are given')
  expect(await leaks(learner.token, Object.values(words))).toEqual([])
})
