import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { uploadForm } from '../../../testing/every-operation/prepare-files.ts'
import { openTestSchool } from '../../../testing/people.ts'

/** A server that has one connection to its database: who held it while bytes flow would leave none to anybody else. */
const app = await testApp({}, { size: 1, connectionPatienceMs: 2_000 })
const { owner } = await openTestSchool(app, 'one', true)
const address = await app.app.listen({ port: 0, host: '127.0.0.1' })
const headers = {
  host: 'localhost',
  authorization: `Bearer ${owner.token}`,
  'x-requested-with': 'XMLHttpRequest',
}
const open = new Set<{ destroy: () => void }>()

afterAll(() => {
  for (const each of open) each.destroy()
})

/** One call that reads and one that writes: each needs a connection that nobody holds. */
const askDatabase = async (name: string) => {
  const read = await app.call('GET', '/user/auth-services', { as: owner.token })
  const written = await app.call('POST', '/storage/folders', { as: owner.token, body: { name } })
  return [read.status, written.status]
}

/** More than the buffers of both ends of a connection hold. */
const large = Buffer.alloc(24 * 1024 ** 2, 'x')

test('a reader who takes no bytes of a download holds no connection', async () => {
  const { body } = await uploadForm(app, owner.token, { name: 'large.bin', bytes: large })
  const asked = request(`${address}/api/v1/files/${body.data.uuid}/download`, { headers })
  open.add(asked)
  asked.end()
  const reply = await new Promise<IncomingMessage>((resolve) => asked.once('response', resolve))
  expect(reply.statusCode).toBe(200)
  reply.pause()
  expect(await askDatabase('During a download')).toEqual([200, 201])
  expect(reply.complete).toBe(false)
})

test('an upload that stays half-way holds no connection', async () => {
  const boundary = 'half'
  const asked = request(`${address}/api/v1/files?model=storage`, {
    method: 'POST',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
  asked.on('error', () => {})
  open.add(asked)
  asked.write(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="half.txt"\r\n\r\nthe first half`,
  )
  await once(asked, 'socket')
  expect(await askDatabase('During an upload')).toEqual([200, 201])
})
