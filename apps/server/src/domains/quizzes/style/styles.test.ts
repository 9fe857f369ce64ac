import { describe, expect, it } from 'vitest'
import { styleLimits } from '@lectern/contract/quizzes/style/quiz-style'
import { count, eq } from '../../../platform/database/sql.ts'
import { quizVersions } from '../quizzes.tables.ts'
import { testApp } from '../../../testing/app.ts'
import { one, practiceIn, two } from '../../../testing/practice.ts'
import { teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const school = await teachingSchool(app, 'style', true)
const other = await teachingSchool(app, 'foreign', false)
const { started, quizPath, questions, finish } = practiceIn(app, school)
const as = school.owner.token

const call = (method: string, path: string, body?: unknown) => app.call(method, path, { as, body })
const path = `/quizzes/${school.quizId}/style`
const save = (body: object) => call('PUT', path, { style: null, start_info: null, ...body })
const learnersQuiz = async (token: string) => (await app.call('GET', quizPath, { as: token })).body.data
const setting = (settings: object) => call('PUT', `/quizzes/${school.quizId}`, { settings })

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const page = (text: string) => ({ version: 1, doc: { type: 'doc', content: [paragraph(text)] } })

describe('the style of a quiz', () => {
  it('reaches learners at once, and makes no version: a running attempt goes on', async () => {
    const { token, attempt } = await started()
    const before = (await call('GET', `/quizzes/${school.quizId}`)).body.data
    expect((await learnersQuiz(token)).style).toBeNull()
    await save({ style: { bg_color: '#fff0d8', buttons: { next: { title: 'On' } } } })
    const { style } = await learnersQuiz(token)
    expect(style.properties['--quiz-card']).toMatch(/^light-dark\(#fff0d8, #\w{6}\)$/)
    expect(style.buttons.next.title).toBe('On')
    const after = (await call('GET', `/quizzes/${school.quizId}`)).body.data
    expect([after.revision, after.updated_at]).toEqual([before.revision, before.updated_at])
    expect(await questions(token, attempt.id)).toHaveLength(2)
    await started()
    const [versions] = await app.dependencies.db
      .select({ all: count() })
      .from(quizVersions)
      .where(eq(quizVersions.quizId, school.quizId))
    expect(versions?.all).toBe(1)
  })

  it('saved on an older one is told of it, and nothing is lost', async () => {
    const { revision } = (await call('GET', path)).body.data
    await save({ style: { bg_color: '#eeeeee' }, base_revision: revision })
    const late = await save({ style: null, base_revision: revision })
    expect([late.status, late.body.error]).toEqual([409, 'stale_revision'])
    expect((await call('GET', path)).body.data.style).toEqual({ bg_color: '#eeeeee' })
  })

  it.each([
    ['an address', { bg_color: 'url(https://beacon.example)' }],
    ['CSS', { layout: { background: '#fff;position:fixed' } }],
    ['something unknown', { onload: 'alert(1)' }],
    ['a size over every screen', { question_text: { size: 9_999 } }],
  ])('with %s is refused, and the earlier one stays', async (_what, style) => {
    await save({ style: { bg_color: '#dddddd' } })
    expect((await save({ style })).status).toBe(422)
    expect((await call('GET', path)).body.data.style).toEqual({ bg_color: '#dddddd' })
  })

  it('belongs to the school', async () => {
    const foreign = { as: other.owner.token, body: { style: null, start_info: null } }
    expect((await app.call('PUT', path, foreign)).status).toBe(404)
    expect((await app.call('GET', path, foreign)).status).toBe(404)
  })

  it('goes into a copy of the quiz', async () => {
    await save({ style: { bg_color: '#cceeff' } })
    const copy = (await call('POST', `/quizzes/${school.quizId}/copy`, { name: 'Copy' })).body.data
    expect((await call('GET', `/quizzes/${copy.id}/style`)).body.data.style).toEqual({ bg_color: '#cceeff' })
  })
})

describe('the start page', () => {
  it('is shown where its type is chosen, as HTML that the server made', async () => {
    const { token } = await started()
    await save({
      start_info: {
        text: page('<img src=x onerror=alert(1)> Read first'),
        buttonText: 'Begin',
        background: '#0b6b46',
      },
    })
    expect((await learnersQuiz(token)).start_info).toBeNull()
    await setting({ start_type: 2 })
    const quiz = await learnersQuiz(token)
    expect(quiz).toMatchObject({ start_type: 2, questions_count: 2 })
    expect(quiz.start_info).toEqual({
      text: '<p>&lt;img src=x onerror=alert(1)&gt; Read first</p>',
      buttonText: 'Begin',
      look: { '--start-color': '#ffffff', '--start-ground': '#0b6b46', '--start-hover': '#0b6b46' },
    })
    expect((await call('GET', path)).body.data.start_info).not.toHaveProperty('html')
    await setting({ start_type: 1 })
  })

  it.each([
    [
      'a link that runs',
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
        ],
      },
    ],
    ['a block that there is not', { type: 'script' }],
  ])('with %s is refused', async (_what, block) => {
    const text = { version: 1, doc: { type: 'doc', content: [block] } }
    expect((await save({ start_info: { text } })).status).toBe(422)
  })
})

describe('points', () => {
  const finished = async (change: object) => {
    await setting({ pass_percent: 100, ...change })
    const { token, attempt } = await started()
    const answers = [one('one-wrong', { seq: 1 }), two(['two-right-a'], { seq: 1 })]
    const { body } = await finish(token, attempt.id, answers)
    await setting({ estimate: { is_on: true, is_show: true }, pass_percent: null })
    return body.data
  }

  it('are counted and not shown where the author hides them', async () => {
    const { attempt, questions: all } = await finished({ estimate: { is_on: true, is_show: false } })
    expect(attempt).toMatchObject({ status_id: 2, scores: null, max_scores: null })
    expect(all[0].result).toMatchObject({ points: null, max_points: null })
  })

  it('that are not given hold nobody up', async () => {
    const { attempt } = await finished({ estimate: { is_on: false, is_show: true } })
    expect(attempt).toMatchObject({ status_id: 1, scores: null })
  })
})

describe('styles that the school keeps', () => {
  const templates = async () => (await call('GET', '/quizzes/styles')).body.data
  const keep = (name: string) => call('POST', '/quizzes/styles', { name, style: { bg_color: '#abcdef' } })

  it('are named, listed by name, renamed and deleted', async () => {
    const beta = (await keep('Beta')).body.data
    await keep('alpha')
    expect((await templates()).map(({ name }: { name: string }) => name)).toEqual(['alpha', 'Beta'])
    await call('PUT', `/quizzes/styles/${beta.id}`, { name: 'Zeta' })
    expect((await templates()).map(({ name }: { name: string }) => name)).toEqual(['alpha', 'Zeta'])
    expect((await call('DELETE', `/quizzes/styles/${beta.id}`)).status).toBe(200)
    expect((await call('DELETE', `/quizzes/styles/${beta.id}`)).status).toBe(404)
    expect(await templates()).toHaveLength(1)
  })

  it('are nobody else’s', async () => {
    const { id } = (await keep('Own')).body.data
    const asOther = { as: other.owner.token, body: { name: 'Taken' } }
    expect((await app.call('PUT', `/quizzes/styles/${id}`, asOther)).status).toBe(404)
    expect((await app.call('DELETE', `/quizzes/styles/${id}`, { as: other.owner.token })).status).toBe(404)
    expect((await app.call('GET', '/quizzes/styles', { as: other.owner.token })).body.data).toEqual([])
  })

  it('are a hundred at most, however many are kept at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: styleLimits.templates + 5 }, (_each, at) => keep(`Many ${at}`)),
    )
    expect(await templates()).toHaveLength(styleLimits.templates)
    expect(replies.find(({ status }) => status !== 201)?.body.error).toBe('too_many_quiz_styles')
  })
})
