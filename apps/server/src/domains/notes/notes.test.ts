import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { noteLimits } from '@lectern/contract/notes/note-limits'
import { testApp } from '../../testing/app.ts'
import { signUp, type TestPerson } from '../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../testing/school.ts'
import { writeTextGroup } from '../../testing/write-texts.ts'
import { notes } from './notes.tables.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const school = await teachingSchool(app, 'demo', true)
const rival = await teachingSchool(app, 'rival', false)
const { lesson, courseId, courseSlug } = school
const [unit = 0] = lesson.unitIds
writeTextGroup(dependencies.textsFolder, 'notes')

let learner: TestPerson
beforeAll(async () => {
  learner = await joinSchool(app, school)
})

const quote = { exact: 'some words', prefix: 'before ', suffix: ' after', start: 7, print: 'a-b' }
const draft = (more: object = {}) => ({
  kind: 'mark',
  color: 'sun',
  text: 'Слово моє',
  unit_id: unit,
  quote,
  moment: null,
  edited_at: clock.now().toISOString(),
  base_revision: 0,
  ...more,
})
const put = (key: string, body: object = draft(), as = learner.token, of = lesson.id) =>
  call('PUT', `/lessons/${of}/notes/${key}`, { as, body })
const list = async (as = learner.token) => (await call('GET', `/lessons/${lesson.id}/notes`, { as })).body
const listCourse = (as = learner.token, query = '') =>
  call('GET', `/public/courses/${courseSlug}/notes${query}`, { as })
const change = (path: string, body: object) => call('PUT', path, { as: school.owner.token, body })

describe('a note', () => {
  test('is kept at its place, read by its person alone, and changed under its revision', async () => {
    expect((await put('first-note')).body.data).toMatchObject({
      unit_id: unit,
      quote,
      revision: 1,
      other: null,
    })
    const changed = await put('first-note', draft({ text: 'Changed', base_revision: 1 }))
    expect(changed.body.data).toMatchObject({ text: 'Changed', revision: 2 })
    expect((await list()).data).toHaveLength(1)
    for (const as of [school.owner.token, (await joinSchool(app, school)).token])
      expect((await list(as)).data).toEqual([])
  })

  test('is kept right after its lesson was read, in a course that takes nobody more', async () => {
    await change(`/courses/${courseId}`, { enrolment: 'closed' })
    const replies = []
    for (const key of ['after-reading-1', 'after-reading-2']) {
      expect((await call('GET', `/public/lessons/${lesson.id}`, { as: learner.token })).status).toBe(200)
      replies.push((await put(key)).status)
    }
    await change(`/courses/${courseId}`, { enrolment: 'open' })
    expect(replies).toEqual([200, 200])
  })

  test('of two devices keeps the later words and offers the others', async () => {
    await put('two-devices', draft({ text: 'Base' }))
    await put('two-devices', draft({ text: 'From the phone', base_revision: 1 }))
    clock.advance(60_000)
    const late = await put('two-devices', draft({ text: 'From the desk', base_revision: 1 }))
    expect(late.body.data).toMatchObject({ text: 'From the desk', other: { text: 'From the phone' } })
    const settled = draft({ text: 'Both', base_revision: late.body.data.revision, settles_other: true })
    expect((await put('two-devices', settled)).body.data).toMatchObject({ text: 'Both', other: null })
  })

  test('that was changed elsewhere is not deleted, and one that is gone is no fault', async () => {
    await put('to-delete')
    await put('to-delete', draft({ base_revision: 1 }))
    const path = `/lessons/${lesson.id}/notes/to-delete`
    const remove = (base: number) => call('DELETE', `${path}?base_revision=${base}`, { as: learner.token })
    expect((await remove(1)).body.data).toEqual({ deleted: false })
    expect((await remove(2)).body.data).toEqual({ deleted: true })
    expect((await remove(2)).body.data).toEqual({ deleted: true })
  })

  test('that comes twice under one key is one note', async () => {
    const headers = { 'idempotency-key': 'note-once' }
    const body = draft({ text: 'Once' })
    const twice = await Promise.all(
      [1, 2].map(() =>
        call('PUT', `/lessons/${lesson.id}/notes/once-only`, { as: learner.token, body, headers }),
      ),
    )
    expect(twice.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true)
    expect((await list()).data.filter(({ key }: { key: string }) => key === 'once-only')).toHaveLength(1)
  })

  test.each([
    ['a place without its unit', { unit_id: null }],
    ['a place of two kinds', { moment: 4 }],
    ['a colour that is none', { color: 'red' }],
    ['words without end', { text: 'a'.repeat(noteLimits.text + 1) }],
    ['a quote without end', { quote: { ...quote, exact: 'a'.repeat(noteLimits.exact + 1) } }],
    ['a moment before the film', { quote: null, moment: -1 }],
    ['a field of its own', { user_id: 1 }],
    ['NUL', { text: 'a\u0000b' }],
  ])('with %s is refused', async (_name, more) => {
    expect([400, 422]).toContain((await put('refused-note', draft(more))).status)
  })

  test('keeps markup as the words that it is', async () => {
    const text = '<img src=x onerror=alert(1)> **bold** [a](javascript:1)'
    await put('marked-up', draft({ text }))
    expect((await list()).data.find(({ key }: { key: string }) => key === 'marked-up').text).toBe(text)
    await call('DELETE', `/lessons/${lesson.id}/notes/marked-up`, { as: learner.token })
  })

  test('is not for visitors, nor for lessons of other schools, nor for strangers of a closed one', async () => {
    expect((await call('PUT', `/lessons/${lesson.id}/notes/no-session`, { body: draft() })).status).toBe(401)
    expect((await put('foreign-note', draft(), learner.token, rival.lesson.id)).status).toBe(404)
    const stranger = await signUp(app)
    expect((await put('strange-note', draft(), stranger.token)).status).toBe(404)
    expect((await call('GET', `/lessons/${lesson.id}/notes`, { as: stranger.token })).status).toBe(404)
  })

  test('at a unit of another lesson stands at none', async () => {
    const [foreign = 0] = rival.lesson.unitIds
    const { body } = await put('foreign-unit', draft({ unit_id: foreign }))
    expect(body.data).toMatchObject({ unit_id: null })
    await call('DELETE', `/lessons/${lesson.id}/notes/foreign-unit`, { as: learner.token })
  })
})

describe('notes of a course', () => {
  test('are listed in the order of the program, by kind, colour and words', async () => {
    await put('a-bookmark', draft({ kind: 'bookmark', color: null, text: '', quote: null, unit_id: null }))
    const { body } = await listCourse()
    expect(body.course).toMatchObject({ slug: courseSlug, notes_count: body.meta.total })
    expect(body.data[0]).toMatchObject({ kind: 'bookmark', lesson: { is_open: true } })
    expect((await listCourse(learner.token, '?kind=bookmark')).body.data).toHaveLength(1)
    expect((await listCourse(learner.token, '?color=rose')).body.data).toHaveLength(0)
    expect(
      (await listCourse(learner.token, `?query=${encodeURIComponent('some words')}`)).body.meta.total,
    ).toBe((await listCourse(learner.token, '?color=sun')).body.meta.total)
    expect((await listCourse(learner.token, '?query=%25')).body.data).toEqual([])
    expect((await listCourse(school.owner.token)).body.data).toEqual([])
  })

  test('of a closed lesson have their own words alone, and can still be written on', async () => {
    const path = `/courses/${courseId}/lessons-new/${lesson.id}`
    const later = {
      moment: { kind: 'after_days', days: 9, hour: null },
      time_zone: 'UTC',
      after_lesson_ids: [],
    }
    await call('POST', `/lessons/${lesson.id}/lesson-started`, { as: learner.token })
    await change(path, { release: later })
    const closed = (await listCourse()).body
    expect(JSON.stringify(closed)).not.toContain('some words')
    expect(closed.data.find(({ key }: { key: string }) => key === 'first-note')).toMatchObject({
      text: 'Changed',
      quote: null,
      unit_id: null,
      is_place_hidden: true,
    })
    expect((await listCourse(learner.token, '?query=some%20words')).body.data).toEqual([])
    expect((await put('first-note', draft({ text: 'Late', base_revision: 2 }))).status).toBe(200)
    const md = await app.app.inject({
      method: 'GET',
      url: `/api/v1/public/courses/${courseSlug}/notes.md`,
      headers: { host: 'localhost', authorization: `Bearer ${learner.token}` },
    })
    expect(md.body).toContain('Late')
    expect(md.body).not.toContain('some words')
    await call('PUT', `/lessons/${lesson.id}/notes/first-note`, {
      as: learner.token,
      body: draft({ text: 'Without its place', base_revision: 3, unit_id: null, quote: null }),
    })
    await change(path, { release: null })
    const again = (await listCourse()).body.data.find(({ key }: { key: string }) => key === 'first-note')
    expect(again).toMatchObject({ text: 'Without its place', quote, unit_id: unit })
  })

  test('are neither seen nor written by the team while it looks at the course as somebody', async () => {
    const owner = { as: school.owner.token }
    await put('of-the-owner', draft(), school.owner.token)
    const look = { type: 'course_setting', offer_id: null, user_id: null, at: null }
    const chosen = await call('POST', `/courses/${courseId}/preview-settings`, { ...owner, body: look })
    expect(chosen.status).toBeLessThan(300)
    expect(await list(school.owner.token)).toEqual({ data: [], is_kept: false })
    expect((await put('in-preview', draft(), school.owner.token)).body.error).toBe('preview_only')
    expect((await listCourse(school.owner.token)).body.data).toEqual([])
    await call('POST', `/courses/${courseId}/preview-settings`, {
      ...owner,
      body: { ...look, type: 'full_access' },
    })
    expect((await list(school.owner.token)).data).toHaveLength(1)
  })

  test('are as many as a lesson holds and not one more, when a hundred come at once', async () => {
    const person = await joinSchool(app, school)
    const { schoolId } = school
    const at = {
      schoolId,
      userId: person.id,
      courseId,
      lessonId: lesson.id,
      kind: 'note' as const,
      text: 'x',
    }
    const rows = Array.from({ length: noteLimits.perLesson - 40 }, (_, index) => ({
      ...at,
      key: `filled-${index}`,
      createdAt: clock.now(),
      editedAt: clock.now(),
    }))
    await dependencies.db.insert(notes).values(rows)
    const crowd = await Promise.all(
      Array.from({ length: 100 }, (_, index) => put(`crowd-note-${index}`, draft(), person.token)),
    )
    expect(crowd.filter(({ status }) => status === 200)).toHaveLength(40)
    expect(new Set(crowd.filter(({ status }) => status !== 200).map(({ body }) => body.error))).toEqual(
      new Set(['too_many_notes_in_lesson']),
    )
  })

  test('go out as a PDF whose words can be copied in three languages', async () => {
    const person = await joinSchool(app, school)
    const texts = [
      'Їжак і ґава з’їли п’ять ягід о 12:34',
      'Съешь ещё этих мягких булок',
      'First office -> “second” 3x4',
    ]
    for (const [index, text] of texts.entries()) await put(`pdf-note-${index}`, draft({ text }), person.token)
    const pdf = await app.app.inject({
      method: 'GET',
      url: `/api/v1/public/courses/${courseSlug}/notes.pdf`,
      headers: { host: 'localhost', authorization: `Bearer ${person.token}`, 'x-language': 'uk' },
    })
    expect(pdf.headers['content-type']).toBe('application/pdf')
    const folder = join(dependencies.textsFolder, '..', 'pdf-of-notes')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'notes.pdf'), pdf.rawPayload)
    const words = execFileSync('pdftotext', ['-layout', join(folder, 'notes.pdf'), '-'], { encoding: 'utf8' })
    // The face has one letter for both apostrophes.
    for (const text of [...texts, 'some words']) expect(words.replaceAll('ʼ', '’')).toContain(text)
  })

  test('are deleted all at once, and with their person', async () => {
    const path = `/public/courses/${courseSlug}/notes`
    const person = await joinSchool(app, school)
    await put('of-another', draft(), person.token)
    expect((await call('DELETE', path, { as: learner.token })).status).toBe(200)
    expect((await listCourse()).body.meta.total).toBe(0)
    expect((await listCourse(person.token)).body.meta.total).toBe(1)
  })
})
