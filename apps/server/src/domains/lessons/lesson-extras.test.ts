import { describe, expect, it } from 'vitest'
import { demoApp } from '../../testing/every-operation/demo-school.ts'

const app = await demoApp()
const as = app.tokens.expert
const lessonPath = `/courses/${app.demo.course}/lessons-new/${app.demo.lesson}`
const change = (body: unknown) => app.call('PUT', lessonPath, { as, body })
const read = async () => (await app.call('GET', lessonPath, { as })).body.data

const extras = {
  course_nodeble_id: 7,
  image: 'https://files.test/cover.png',
  is_skip_checkpoint: true,
  is_open: true,
  offers: [3, 4],
  is_preview_added: true,
  lesson_previews: [{ index: 1, url: '/preview.png' }],
  video_previews: [{ index: 2, url: null }],
  preview: { index: 1, url: 'https://files.test/p.png' },
  preview_id: 5,
  preview_ids: [5, 6],
  accessible_timezone_id: 12,
  accessible_after_ids: [app.demo.otherLesson],
}

describe('the fields of a lesson that wait for their part of the product', () => {
  it('are kept and given back; what is not named stays', async () => {
    expect((await change(extras)).body.data).toMatchObject(extras)
    expect((await change({ image: null, is_open: false })).status).toBe(200)
    expect(await read()).toMatchObject({ ...extras, image: null, is_open: false })
  })

  it('lose empty entries and schemes that were pasted twice', async () => {
    const sent = {
      accessible_after_ids: [null, '', 0, app.demo.otherLesson, 999_999_999],
      offers: [''],
      image: 'https://http://a.test/b.png',
    }
    expect((await change(sent)).status).toBe(200)
    expect(await read()).toMatchObject({
      accessible_after_ids: [app.demo.otherLesson],
      offers: [],
      image: 'http://a.test/b.png',
    })
    await change({ image: 'https:https://a.test/b.png' })
    expect((await read()).image).toBe('https://a.test/b.png')
  })

  it.each([
    [{ image: 'javascript:alert(1)' }, { image: ['invalid_url'] }],
    [{ image: '//a.test/b.png' }, { image: ['invalid_url'] }],
    [{ is_open: 'yes' }, { is_open: ['invalid_type'] }],
    [{ preview: { index: 3, url: null } }, { 'preview.index': ['invalid_value'] }],
    [{ preview_ids: Array.from({ length: 201 }, () => 1) }, { preview_ids: ['too_big'] }],
  ])('are refused when wrong: %j', async (body, codes) => {
    const reply = await change(body)
    expect([reply.status, reply.body.error_codes]).toEqual([422, codes])
  })
})

describe('the lessons after which a lesson opens', () => {
  const newLesson = async (title: string): Promise<number> =>
    (await app.call('POST', `/courses/${app.demo.course}/lessons-new`, { as, body: { title } })).body.data.id
  const opensAfter = (lesson: number, ...accessible_after_ids: number[]) =>
    app.call('PUT', `/courses/${app.demo.course}/lessons-new/${lesson}`, {
      as,
      body: { accessible_after_ids },
      headers: { 'x-language': 'en' },
    })

  it('never lead back to it: the refusal names the way, and what was there stays', async () => {
    const [a, b, c] = [await newLesson('Alpha'), await newLesson('Beta'), await newLesson('Gamma')]
    expect((await opensAfter(a, a)).body.error).toBe('lesson_circle')
    expect((await opensAfter(a, b)).status).toBe(200)
    expect((await opensAfter(b, c)).status).toBe(200)
    const refused = await opensAfter(c, a)
    expect([refused.status, refused.body.error_codes]).toEqual([
      422,
      { accessible_after_ids: ['lesson_circle'] },
    ])
    expect(JSON.stringify(refused.body)).toContain('Gamma → Alpha → Beta → Gamma')
    expect((await opensAfter(c)).body.data.accessible_after_ids).toEqual([])
  })

  it('do not close a circle when all are said at once', async () => {
    const ids = await Promise.all(['One', 'Two', 'Three', 'Four'].map(newLesson))
    const replies = await Promise.all(ids.map((id, at) => opensAfter(id, ids[(at + 1) % ids.length] ?? 0)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 422])
  })

  it('are named once, and those that are gone are dropped', async () => {
    const [a, b, gone] = [await newLesson('Stays'), await newLesson('Before'), await newLesson('Gone')]
    await app.call('DELETE', `/courses/${app.demo.course}/lessons-new/${gone}`, { as })
    expect((await opensAfter(a, b, b, gone)).body.data.accessible_after_ids).toEqual([b])
  })
})

it('sections and units that were copied say so, and units name their files', async () => {
  const reply = await app.call('PUT', `/lessons/${app.demo.otherLesson}/copy/${app.demo.lesson}`, { as })
  const { sections } = reply.body.data
  expect(sections.map(({ copied }: { copied: boolean }) => copied)).toEqual(sections.map(() => true))
  expect((await read()).sections.every(({ copied }: { copied: boolean }) => !copied)).toBe(true)
  const units = sections.flatMap(({ info_units: own }: { info_units: unknown[] }) => own)
  expect(units.map(({ copied }: { copied: boolean }) => copied)).toEqual(units.map(() => true))
  await app.call('PUT', `/info-section/${sections[0].id}`, {
    as,
    body: { name: 'Saved again', info_units: sections[0].info_units },
  })
  const again = await app.call('GET', `/courses/${app.demo.course}/lessons-new/${app.demo.otherLesson}`, {
    as,
  })
  expect(again.body.data.sections[0].info_units[0]).toMatchObject({ copied: true })
  const source = (await read()).sections.flatMap(({ info_units: own }: { info_units: unknown[] }) => own)
  expect(source.every(({ copied }: { copied: boolean }) => !copied)).toBe(true)
  const holder = units.find(({ type_id: type }: { type_id: number }) => type === 4)
  expect(holder.files).toEqual(holder.content.files)
  expect(holder.files[0].uuid).toBe(app.demo.file)
})

describe('the font of a course', () => {
  const path = `/courses/${app.demo.course}`
  const style = (fontStyles: unknown) =>
    app.call('PUT', path, { as, body: { custom_styles: { font_styles: fontStyles } } })

  it('is kept and given back', async () => {
    const fontStyles = { family: 'Georgia, serif', size: 18, height: '1.5' }
    expect((await style(fontStyles)).status).toBe(200)
    await app.call('PUT', path, { as, body: { description: 'Other words' } })
    const { data } = (await app.call('GET', path, { as })).body
    expect(data.custom_styles).toEqual({ font_styles: fontStyles })
  })

  it('takes no value that could end a declaration', async () => {
    expect((await style({ family: 'a; background: url(x)' })).status).toBe(422)
    expect((await style({ colour: 'red' })).status).toBe(422)
  })
})
