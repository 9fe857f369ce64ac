import type { TextNode } from '@lectern/contract/rich-text/lesson-text'
import { line, textOf } from '@lectern/contract/rich-text/testing-text'
import { unitType } from '@lectern/contract/blocks/unit-types'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../testing/app.ts'
import { joinSchool, teachingSchool, type TestSchool } from '../../../testing/school.ts'

let app: TestApp
let school: TestSchool

beforeAll(async () => {
  app = await testApp()
  school = await teachingSchool(app, 'variables', true)
})

const write = (...blocks: readonly TextNode[]) =>
  app.call('PUT', `/info-section/${school.lesson.sectionId}`, {
    as: school.owner.token,
    body: {
      name: 'Words',
      info_units: [{ key: 'unit-text', type_id: unitType.text, content: { text: textOf(...blocks) } }],
    },
  })

const lessonFor = (as: string) => app.call('GET', `/public/lessons/${school.lesson.id}`, { as })
const textFor = async (as: string): Promise<string> =>
  (await lessonFor(as)).body.data.sections[0].info_units[0].description_formatted

const called = async (name: string): Promise<string> => {
  const { id, token } = await joinSchool(app, school)
  const { status } = await app.call('PUT', `/users/${id}`, { as: token, body: { name } })
  expect(status).toBe(200)
  return token
}

describe('a variable of a text', () => {
  test('says to each reader what it stands for, and to no other', async () => {
    await write(line('Hello {{student_first_name}}, welcome to {{ school_name }}'))
    const [one, other] = await Promise.all([called('Oksana'), called('Petro')])
    for (let reads = 0; reads < 2; reads += 1) {
      expect(await textFor(one)).toMatch(/^<p>Hello Oksana, welcome to [^{]+<\/p>$/)
      expect(await textFor(other)).toContain('Hello Petro,')
    }
  })

  test('is a variable in captions, labels, remarks and notes too, and stays as it is in codes and addresses', async () => {
    const reader = await called('Oksana')
    await write(
      line('{{student_first_name}}', [{ type: 'code' }]),
      line('{{student_first_name}} one', [
        { type: 'link', attrs: { href: 'https://example.org/?n={{student_first_name}}' } },
      ]),
      { type: 'button', attrs: { label: 'For {{student_first_name}}', href: 'https://example.org/' } },
      line('two', [{ type: 'tooltip', attrs: { title: 'Dear {{student_first_name}}', description: '' } }]),
      { type: 'paragraph', content: [{ type: 'footnote', attrs: { text: 'By {{student_first_name}}' } }] },
      { type: 'codeBlock', attrs: { value: '{{student_first_name}} three', language: 'plain', theme: 'vs' } },
      { type: 'htmlBlock', attrs: { value: '<b>{{student_first_name}}</b>' } },
    )
    const html = await textFor(reader)
    expect(html).toContain('<code>{{student_first_name}}</code>')
    expect(html).toContain('href="https://example.org/?n={{student_first_name}}"')
    expect(html).toContain('>Oksana one</a>')
    expect(html).toContain('For Oksana</a>')
    expect(html).toContain('<strong>Dear Oksana</strong>')
    expect(html).toContain('By Oksana')
    expect(html).toContain('{{student_first_name}} three')
    expect(html).toContain('data-html="&lt;b&gt;{{student_first_name}}&lt;/b&gt;"')
  })

  test.each([
    '<img src=x onerror=alert(1)>',
    '{{school_name}}',
    '{{constructor}}',
    '"><script>1</script>',
    "$& $1 $` $'",
    '<span data-variable="school_name">x</span>',
  ])('whose value is %j is words and nothing else', async (name) => {
    await write(line('a{{student_first_name}}z'))
    const html = await textFor(await called(name))
    const plain = html
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
    expect(plain).toBe(`<p>a${name}z</p>`)
    expect(html.slice(4, -5)).not.toMatch(/[<>"']/)
  })

  test.each(['{{7*7}}', '{{constructor}}', '{{__proto__}}', '{{student_email}}', '{{ }}'])(
    'that nobody knows stays as it is: %s',
    async (words) => {
      await write(line(words))
      expect(await textFor((await joinSchool(app, school)).token)).toBe(`<p>${words}</p>`)
    },
  )

  test('cannot be forged by words that look like its place', async () => {
    const reader = await joinSchool(app, school)
    await write(line('<span data-variable="student_name">x</span>'))
    expect(await textFor(reader.token)).toContain('&lt;span data-variable')
  })

  test('of a section that is read alone says the same', async () => {
    await write(line('In {{lesson_name}}'))
    const reader = await joinSchool(app, school)
    const { body } = await app.call('GET', `/public/sections/${school.lesson.sectionId}/part`, {
      as: reader.token,
    })
    expect(body.data.aside.info_units[0].description_formatted).not.toContain('{{')
  })

  test('writes today in the language of the course, and in its zone for who has none', async () => {
    await write(line('It is {{today}}'))
    const { token } = await joinSchool(app, school)
    const now = app.clock.now()
    // The day after in London is still the day before in New York.
    app.clock.set(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 3)))
    const dayIn = (language: string, timeZone: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(app.clock.now())
    const today = async () => (await textFor(token)).replaceAll(/<[^>]+>/g, '')
    expect(await today()).toBe(`It is ${dayIn('en', 'UTC')}`)
    const body = { language: 'uk', time_zone: 'America/New_York' }
    await app.call('PUT', `/courses/${school.courseId}`, { as: school.owner.token, body })
    expect(await today()).toBe(`It is ${dayIn('uk', 'America/New_York')}`)
  })
})
