import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { uploadForm, filmBytes } from '../../../testing/every-operation/prepare-files.ts'
import { addStaff } from '../../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'templates', true)
const rival = await teachingSchool(app, 'rival', false)
const learner = await joinSchool(app, school)
const as = school.owner.token

const textOf = (...content: readonly object[]) => ({ version: 2, doc: { type: 'doc', content } })
const words = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const keep = (name: string, text: object = textOf(words('Kept')), who = as) =>
  call('POST', '/text-templates', { as: who, body: { name, text } })
const names = async (who = as) =>
  (await call('GET', '/text-templates', { as: who })).body.data.map(({ name }: { name: string }) => name)

describe('templates of texts', () => {
  it('are kept with their author, listed by name, read, renamed and deleted', async () => {
    const { status, body } = await keep('  Warm-up ', textOf(words('First'), words('Second')))
    expect([status, body.data.name, body.data.author]).toEqual([201, 'Warm-up', expect.any(String)])
    await keep('agenda')
    expect(await names()).toEqual(['agenda', 'Warm-up'])
    const path = `/text-templates/${body.data.id}`
    const read = await call('GET', path, { as })
    expect(read.body.data.text.doc.content).toHaveLength(2)
    expect((await call('PATCH', path, { as, body: { name: 'Beginning' } })).status).toBe(200)
    expect(await names()).toEqual(['agenda', 'Beginning'])
    expect((await call('DELETE', path, { as })).status).toBe(200)
    expect((await call('GET', path, { as })).status).toBe(404)
    expect(await names()).toEqual(['agenda'])
  })

  it('are out of reach of another school and of learners', async () => {
    const { body } = await keep('Ours')
    const path = `/text-templates/${body.data.id}`
    const theirs = { as: rival.owner.token }
    expect((await call('GET', path, theirs)).status).toBe(404)
    expect((await call('PATCH', path, { ...theirs, body: { name: 'Theirs' } })).status).toBe(404)
    expect((await call('DELETE', path, theirs)).status).toBe(404)
    expect(await names(rival.owner.token)).toEqual([])
    expect((await call('GET', '/text-templates', { as: learner.token })).status).toBe(403)
    expect((await keep('Mine', undefined, learner.token)).status).toBe(403)
  })

  it('are refused when they say nothing, too much, or anything that is no text', async () => {
    expect((await keep('Empty', textOf())).body.error_codes).toEqual({ text: ['required'] })
    expect((await keep('Long', textOf(words('x'.repeat(20_001))))).body.error_codes).toEqual({
      text: ['too_big'],
    })
    expect((await keep(' ')).status).toBe(422)
    expect((await keep('Odd', { version: 2, doc: { type: 'script' } })).status).toBe(422)
  })

  it('hold the files that stand in them', async () => {
    const file = (await uploadForm(app, as, { name: 'Held.mp4', bytes: filmBytes })).body.data
    const { status, body } = await keep(
      'With a film',
      textOf({ type: 'fileBlock', attrs: { files: [file], fileIds: [file.uuid] } }),
    )
    expect(status).toBe(201)
    const usages = await call('GET', `/files/${file.uuid}/usages`, { as })
    expect(usages.body.data).toMatchObject([{ place_type: 'text_template', title: 'With a film' }])
    await call('DELETE', `/text-templates/${body.data.id}`, { as })
    expect((await call('GET', `/files/${file.uuid}/usages`, { as })).body.data).toEqual([])
  })

  it('show their files to whoever is on the team of a course, and to no learner', async () => {
    const file = (await uploadForm(app, as, { name: 'Team.mp4', bytes: filmBytes })).body.data
    await keep('For the team', textOf({ type: 'fileBlock', attrs: { files: [file], fileIds: [file.uuid] } }))
    const member = await addStaff(app, school.schoolId, ['course_read.team'])
    const read = (who: string) => call('GET', `/files/${file.uuid}`, { as: who })
    expect((await read(member.token)).status).toBe(200)
    expect((await read(learner.token)).status).toBe(404)
  })

  it('are at most 200, however many are kept at once', async () => {
    const before = (await names()).length
    await app.dependencies.database.pool.query(
      `insert into text_templates (school_id, name, text, created_by, created_at)
       select $1, 'Filled ' || n, '{"version":2,"doc":{"type":"doc","content":[]}}', $2, now() from generate_series(1, $3) n`,
      [school.schoolId, school.owner.id, 190 - before],
    )
    const statuses = (await Promise.all(Array.from({ length: 30 }, (_, at) => keep(`Crowd ${at}`)))).map(
      ({ status }) => status,
    )
    expect(statuses.filter((status) => status === 201)).toHaveLength(10)
    expect(await names()).toHaveLength(200)
  })
})
