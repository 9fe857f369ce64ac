import { defineOperation } from '@lectern/contract/kernel/operation'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createCallerChecks } from '../../../app.ts'
import { testApp } from '../../../testing/app.ts'
import { createApi } from '../api.ts'
import { createHttpServer } from '../http-server.ts'

const { dependencies } = await testApp()

const readBook = defineOperation({
  id: 'test.readBook',
  method: 'GET',
  path: '/test-book',
  summary: 'A book, for a test.',
  permission: { kind: 'public', why: 'a test' },
  errors: [],
  output: z.object({
    data: z.object({ title: z.string(), authors: z.array(z.object({ name: z.string() })) }),
  }),
})

/** What goes out when a handler answers so. */
const answerTo = async (result: z.output<typeof readBook.output>) => {
  const api = createApi({ ...dependencies, ...(await createCallerChecks(dependencies)) })
  api.bind(readBook, async () => result)
  const server = await createHttpServer(dependencies)
  onTestFinished(() => server.close())
  api.mount(server)
  const reply = await server.inject('/api/v1/test-book')
  return { status: reply.statusCode, body: reply.json() }
}

test('an answer holds nothing that the output of its operation does not name, at any depth', async () => {
  const row = { title: 'Bread', price_paid: 12, authors: [{ name: 'Demo Author', password_hash: 'secret' }] }
  expect(await answerTo({ data: row })).toEqual({
    status: 200,
    body: { data: { title: 'Bread', authors: [{ name: 'Demo Author' }] } },
  })
})

test('an answer that is not what its operation promises does not go out', async () => {
  const row: { title: string; authors: { name: string }[] } = { title: 'Bread', authors: [] }
  Object.assign(row, { title: 12 })
  const { status, body } = await answerTo({ data: row })
  expect(status).toBe(500)
  expect(JSON.stringify(body)).not.toContain('12')
})
