import { expect, it } from 'vitest'
import { outFormats } from '@lectern/contract/quizzes/formats/file-formats'
import { testApp } from '../../../testing/app.ts'
import { openTestSchool } from '../../../testing/people.ts'
import { fetchFile } from './testing/send-file.ts'

const app = await testApp()
const { owner } = await openTestSchool(app, 'first', true)
const { owner: other } = await openTestSchool(app, 'second', false)

const template = (as: string) =>
  app.app.inject({
    method: 'GET',
    url: '/api/v1/quizzes/template?format=xlsx',
    headers: { host: 'localhost', authorization: `Bearer ${as}` },
  })

it('a crowd of downloads of one person is refused in words, and another school is served', async () => {
  const crowd = Promise.all(Array.from({ length: 8 }, () => template(owner.token)))
  expect((await template(other.token)).statusCode).toBe(200)
  const replies = await crowd
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
  const refused = replies.filter(({ statusCode }) => statusCode !== 200)
  expect(new Set(refused.map((reply) => reply.json().error))).toEqual(new Set(['own_file_work']))
  expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['5']))
})

it.each(outFormats)('a file that goes out as %s says how long it is', async (format) => {
  const { body } = await app.call('POST', '/quizzes', {
    as: owner.token,
    body: { name: 'A quiz', type: 'mixed' },
  })
  const reply = await fetchFile(app, owner.token, body.data.id, format)
  expect([reply.statusCode, Number(reply.headers['content-length'])]).toEqual([200, reply.rawPayload.length])
})
