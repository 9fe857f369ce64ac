import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

test('a port that is taken is told in a sentence', { timeout: 60_000 }, async () => {
  const taken = createServer()
  await once(taken.listen(0, '127.0.0.1'), 'listening')
  const address = taken.address()
  const port = String(typeof address === 'object' ? address?.port : 0)
  const folder = await mkdtemp(join(tmpdir(), 'lectern-port-'))
  const server = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, PORT: port, LECTERN_DATA: folder, DATABASE_URL: '', LECTERN_LOG: 'silent' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [words, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')])
  expect([code, words]).toEqual([
    1,
    `Port ${port} of 127.0.0.1 is taken by another program. Set PORT to a free one.\n`,
  ])
  taken.close()
  await rm(folder, { recursive: true })
})
