import { eq } from '../../../platform/database/sql.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { createJobContext } from '../../../testing/job-context.ts'
import { deliverySchool } from '../../../testing/delivery-school.ts'
import { filmBytes } from '../../../testing/every-operation/prepare-files.ts'
import { playerLogs } from '../files.tables.ts'
import { handleTidyFiles } from '../jobs/tidy-files.ts'
import { replaceDerivedFiles } from '../process-state.ts'

type Delivery = Awaited<ReturnType<typeof deliverySchool>>
let delivery: Delivery

beforeAll(async () => {
  delivery = await deliverySchool()
})

const srt = '1\n00:00:01,000 --> 00:00:02,500\n<font color="red">Hello</font> <i>you</i>\n'

const put = (body: object, as = delivery.school.owner.token) =>
  delivery.call('POST', `/files/${delivery.film.uuid}/captions`, { as, body })
const captionsIn = ({ body }: Awaited<ReturnType<typeof put>>) =>
  body.data.children.filter(({ role }: { role: string }) => role === 'captions')

describe('captions', () => {
  test('of a SubRip file are delivered as WebVTT of times and words alone', async () => {
    const [child] = captionsIn(await put({ language: 'en', text: srt }))
    expect(child).toMatchObject({ language: 'en', label: 'English', mime_type: 'text/vtt' })
    const sent = await delivery.get(child.url, delivery.school.owner.token)
    expect(sent.headers['content-type']).toBe('text/vtt')
    expect(sent.payload).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHello <i>you</i>\n')
  })

  test('of one language take the place of the ones before, under another address', async () => {
    const before = captionsIn(await put({ language: 'en', text: srt }))[0]
    const after = captionsIn(
      await put({ language: 'en', text: srt.replace('Hello', 'Good day'), label: 'Mine' }),
    )
    expect(after).toHaveLength(1)
    expect(after[0].label).toBe('Mine')
    expect(new URL(after[0].url, 'http://a').pathname.split('/').at(-1)).not.toBe(
      before.url.split('/').at(-1),
    )
    expect((await delivery.get(before.url, delivery.school.owner.token)).statusCode).toBe(404)
  })

  test('outlive a repeated processing of their film', async () => {
    await put({ language: 'uk', text: srt })
    await delivery.change((tx) => replaceDerivedFiles(tx, delivery.film.id, [], delivery.app.clock.now()))
    const { body } = await delivery.call('GET', `/files/${delivery.film.uuid}`, {
      as: delivery.school.owner.token,
    })
    expect(body.data.children.map(({ role }: { role: string }) => role)).toEqual(['captions', 'captions'])
    await delivery.makeAll(delivery.film)
  })

  test('are seen by whoever sees the film, and by nobody else', async () => {
    const { body } = await delivery.call('GET', `/info-units/${delivery.unit}`, {
      as: delivery.student.token,
    })
    const child = body.data.files[0].children.find(({ role }: { role: string }) => role === 'captions')
    expect((await delivery.get(child.url, delivery.student.token)).statusCode).toBe(200)
    expect((await delivery.get(child.url, delivery.foreign.token)).statusCode).toBe(403)
  })

  test('are taken away one by one', async () => {
    const all = captionsIn(await put({ language: 'uk', text: srt }))
    const { uuid } = all.find(({ language }: { language: string }) => language === 'uk')
    const path = `/files/${delivery.film.uuid}/captions/${uuid}`
    const left = await delivery.call('DELETE', path, { as: delivery.school.owner.token })
    expect(captionsIn(left).map(({ language }: { language: string }) => language)).toEqual(['en'])
    expect((await delivery.call('DELETE', path, { as: delivery.school.owner.token })).status).toBe(404)
  })

  test('stay when their film is exchanged for another film, also when the old bytes are gone', async () => {
    const { upload, call, school, get, app, dependencies } = delivery
    const as = school.owner.token
    const film = await upload(as, 'first cut.mp4', filmBytes)
    const put = (language: string) =>
      call('POST', `/files/${film.uuid}/captions`, { as, body: { language, text: srt } })
    await put('en')
    await put('uk')
    const cut = await upload(as, 'second cut.mp4', filmBytes)
    const own = { language: 'uk', text: srt.replace('Hello', 'Вітаю') }
    await call('POST', `/files/${cut.uuid}/captions`, { as, body: own })
    const done = await call('POST', `/files/${film.uuid}/replace`, { as, body: { file: cut.uuid } })
    expect(captionsIn(done).map(({ language }: { language: string }) => language)).toEqual(['uk', 'en'])
    await handleTidyFiles(dependencies).run({}, createJobContext(app.clock))
    app.clock.advance(24 * 60 * 60 * 1000)
    await handleTidyFiles(dependencies).run({}, createJobContext(app.clock))
    const later = captionsIn(await call('GET', `/files/${film.uuid}`, { as }))
    const sent = await Promise.all(later.map(({ url }: { url: string }) => get(url, as)))
    expect(sent.map(({ payload }) => payload)).toEqual([
      expect.stringContaining('Вітаю'),
      expect.stringContaining('Hello'),
    ])

    const words = await upload(as, 'words.txt', Buffer.from('words'))
    const other = await call('POST', `/files/${film.uuid}/replace`, { as, body: { file: words.uuid } })
    expect(captionsIn(other)).toEqual([])
  })

  test.each([
    ['no times', { language: 'en', text: 'Hello' }, 'captions_invalid'],
    ['a backward time', { language: 'en', text: '00:02.000 --> 00:01.000\nA' }, 'captions_invalid'],
    ['a language that is none', { language: '../../x', text: srt }, 'invalid_fields'],
  ])('with %s are refused', async (_name, body, error) => {
    expect(await put(body)).toMatchObject({ status: 422, body: { error } })
  })

  test('are written by staff who may store files', async () => {
    expect((await put({ language: 'en', text: srt }, delivery.student.token)).status).toBe(403)
    expect((await put({ language: 'en', text: srt }, delivery.assistant.token)).status).toBe(403)
  })
})

describe('a report of a player', () => {
  const report = (data: object) => delivery.call('POST', '/player-logs', { body: { data } })

  test('is kept without person and secrets, for staff to read', async () => {
    const data = {
      error: 'networkError at /media/abc.secret/hls/360/index.m3u8',
      location: 'http://localhost/courses/a/b?token=secret',
      sources: ['/media/abc.secret/hls/master.m3u8'],
    }
    expect((await report(data)).status).toBe(200)
    const { body } = await delivery.call('GET', '/player-logs', { as: delivery.school.owner.token })
    expect(body.data).toMatchObject([{ location: 'http://localhost/courses/a/b' }])
    expect(JSON.stringify(body)).not.toContain('secret')
    const rows = await delivery.dependencies.db
      .select()
      .from(playerLogs)
      .where(eq(playerLogs.schoolId, delivery.school.schoolId))
    expect(rows).toHaveLength(1)
  })

  test('is limited in size and number', async () => {
    expect((await report({ error: 'a'.repeat(3_000), location: '', sources: [] })).status).toBe(422)
    const answers = []
    for (let times = 0; times < 21; times += 1)
      answers.push((await report({ error: 'x', location: '/', sources: [] })).status)
    expect(answers).toContain(429)
  })
})
