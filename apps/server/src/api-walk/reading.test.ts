import { beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '@lectern/contract/kernel/operation'
import { questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import { demoApp, demoTokens } from '../testing/every-operation/demo-school.ts'
import { addressOf, sampledOperations, sampleOf } from '../testing/every-operation/sample-calls.ts'
import { tablePrints } from '../testing/database/table-prints.ts'

const app = await demoApp()
const { call, demo, tokens, dependencies } = app

const reads = sampledOperations
  .filter(({ method }) => method === 'GET')
  .map((operation) => [operation.id, operation] as const)
/** As a link, an image or a prefetch calls. */
const plain = { 'x-requested-with': 'prefetch' }
const read = (operation: Operation, as: string | undefined, headers: Record<string, string> = {}) =>
  call('GET', addressOf(operation, sampleOf(operation, demo)), { as, headers })

describe('a GET', () => {
  it.each(reads)('%s writes nothing, whoever calls', async (_id, operation) => {
    const before = await tablePrints(dependencies.db)
    for (const as of [undefined, ...demoTokens.map((name) => tokens[name])]) {
      expect((await read(operation, as, { ...plain, 'idempotency-key': 'k' })).status).toBeLessThan(500)
    }
    expect(await tablePrints(dependencies.db)).toEqual(before)
  })

  it('starts no attempt as a link or a prefetch, also where none is in process', async () => {
    const before = await tablePrints(dependencies.db)
    const { lessons } = (await call('GET', `/public/courses/${demo.courseSlug}`)).body.data
    const [quiz] = (await call('GET', `/lessons/${lessons[0].id}/quizzes`, { as: tokens.student2 })).body.data
    const path = `/lessons/${lessons[0].id}/quizzes/${quiz.id}/start-attempt`
    const { status, body } = await call('GET', path, { as: tokens.student2, headers: plain })
    expect([status, body.error]).toEqual([404, 'no_running_attempt'])
    expect(await tablePrints(dependencies.db)).toEqual(before)
    const scripted = await call('GET', path, { as: tokens.student2 })
    expect([scripted.status, scripted.body.data.status_id]).toEqual([200, 5])
  })
})

/** Fields of which nothing but null may reach a learner while an attempt runs. */
const keyFields = new Set([
  'is_correct',
  'correct_answers',
  'points',
  'max_points',
  'scores',
  'max_scores',
  'comment',
])
/** Fields that stand in what authors and graders see only. */
const authorFields = new Set([
  'content',
  'ready_content',
  'readyContent',
  'settings',
  'issues',
  'revision',
  'shuffle_answers',
  'grades',
  'arrangements',
])

/** Calls that tell revisions of the learner's own notes, and of what a device keeps. */
const tellsRevisions = /^(notes\.|courses\.getOfflineCourse$)/

/** Calls that tell reviewers after what they review, and what they gave: of answers that were handed in. */
const tellsReviews = /^peer-reviews\./
const isOfReview = (id: string, path: string): boolean =>
  (tellsReviews.test(id) || path.startsWith('.peer_reviews.')) && /\.(points|comment)$/.test(path)

/** What in an answer betrays the key: path → value. */
const betrayedIn = (value: unknown, path = ''): [string, unknown][] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]): [string, unknown][] => {
    const here = `${path}.${name}`
    if (authorFields.has(name) || (keyFields.has(name) && each !== null)) return [[here, each]]
    return betrayedIn(each, here)
  })
}

describe('while an attempt runs', () => {
  const learnerReads = reads.filter(
    ([, { permission }]) =>
      permission.kind !== 'staff' &&
      !(permission.kind === 'policy' && permission.allows?.every((role) => role === 'owner')),
  )
  let secrets: string[] = []

  beforeAll(async () => {
    const { content } = (await call('GET', `/quizzes/${demo.quiz}`, { as: tokens.expert })).body.data
    secrets = content.questions
      .map((question: { comment: string }) => question.comment)
      .filter((words: string) => words !== '')
    if (secrets.length < 3 || secrets.some((words) => words.length < 10))
      throw new Error('The demo has no comments to hide.')
  })

  it.each(learnerReads)('%s tells its learner nothing of the key', async (id, operation) => {
    const { status, body } = await read(operation, tokens.student)
    expect(status).toBe(200)
    const isFine = ([path]: [string, unknown]) =>
      (tellsRevisions.test(id) && path.endsWith('.revision')) || isOfReview(id, path)
    expect(betrayedIn(body.data).filter((each) => !isFine(each))).toEqual([])
    for (const words of secrets) expect(JSON.stringify(body)).not.toContain(words)
  })

  it.each(learnerReads)('%s shows drafts to nobody but staff', async (_id, operation) => {
    for (const as of [undefined, tokens.student, tokens.visitor, tokens.rival]) {
      const shown = JSON.stringify((await read(operation, as)).body)
      expect(shown).not.toContain('Notes that answer back')
      expect(shown).not.toContain('Another lesson')
    }
  })

  it('an answer is acknowledged without a word on whether it is right', async () => {
    const { content } = (await call('GET', `/quizzes/${demo.quiz}`, { as: tokens.expert })).body.data
    for (const question of content.questions) {
      const possible = questionTypeOf(question)
        .summarise(question, [])
        .map(({ row }) => row)
      // What a person marks has no rows of its own making: it takes words.
      for (const row of possible.length > 0 ? possible : [{ text_answer: 'Something of my own.' }]) {
        const { status, body } = await call('POST', `/lessons/${demo.lesson}/quiz-attempts/${demo.attempt}`, {
          as: tokens.student,
          body: { quiz_question_id: question.id, answers: [row] },
        })
        expect(status).toBe(200)
        expect(betrayedIn(body)).toEqual([])
      }
    }
  })

  it('a finish that is held up tells nothing either', async () => {
    const { lessons } = (await call('GET', `/public/courses/${demo.courseSlug}`)).body.data
    const lesson = lessons[6].id
    const as = tokens.student
    const [quiz] = (await call('GET', `/lessons/${lesson}/quizzes`, { as })).body.data
    const started = await call('POST', `/lessons/${lesson}/quizzes/${quiz.id}/start-attempt`, { as })
    expect(betrayedIn(started.body)).toEqual([])
    const finish = await call('POST', `/quiz-attempts/${started.body.data.id}/finish`, { as, body: {} })
    expect(finish.body.data.success).toBe(false)
    expect(finish.body.data.unanswered).toHaveLength(6)
    expect(betrayedIn(finish.body)).toEqual([])
  })

  it('the same attempt is shown with its key to staff', async () => {
    const { body } = await call('GET', `/practices/${demo.attempt}`, { as: tokens.expert })
    expect(JSON.stringify(body)).toContain(secrets[0])
  })
})

describe('after the finish', () => {
  it('a quiz that tells only right or wrong keeps key and comment for itself', async () => {
    const { lessons } = (await call('GET', `/public/courses/${demo.courseSlug}`)).body.data
    const lesson = lessons[4].id
    const as = tokens.student
    const [quiz] = (await call('GET', `/lessons/${lesson}/quizzes`, { as })).body.data
    const { id } = (await call('POST', `/lessons/${lesson}/quizzes/${quiz.id}/start-attempt`, { as })).body
      .data
    const path = `/lessons/${lesson}/quizzes/${quiz.id}`
    const asked = (await call('GET', `${path}/quiz-questions?attempt_id=${id}`, { as })).body.data
    const payload = asked.map(({ question }: { question: { id: string; answers: { id: string }[] } }) => ({
      quiz_question_id: question.id,
      answer_ids: [question.answers[0]?.id],
    }))
    const finish = await call('POST', `/quiz-attempts/${id}/finish`, { as, body: { payload } })
    expect(finish.body.data.success).toBe(true)
    for (const seen of [finish, await call('GET', `${path}/attempt/${id}`, { as })]) {
      for (const { result } of seen.body.data.questions) {
        expect(result).toMatchObject({ correct_answers: null, comment: null })
      }
    }
  })
})
