import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const program = join(import.meta.dirname, 'main.ts')

test('a port that is taken is told in a sentence', { timeout: 120_000 }, async () => {
  const taken = createServer()
  await once(taken.listen(0, '127.0.0.1'), 'listening')
  const address = taken.address()
  const port = String(typeof address === 'object' ? address?.port : 0)
  const folder = await mkdtemp(join(tmpdir(), 'lectern-port-'))
  const server = spawn(process.execPath, [program], {
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

test(
  'while PostgreSQL is away, calls and pages answer 503 with Retry-After, and nothing else',
  { timeout: 90_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-away-'))
    const server = spawn(process.execPath, [program], {
      env: { ...process.env, PORT: '0', LECTERN_DATA: folder, DATABASE_URL: '', LECTERN_LOG: 'silent' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const origin = await addressOf(server.stdout)
    const pidFile = join(folder, 'postgres', 'data', 'postmaster.pid')
    process.kill(Number((await readFile(pidFile, 'utf8')).split('\n')[0]), 'SIGKILL')
    const seen = new Set<string>()
    const look = async (path: string, init?: RequestInit) => {
      const reply = await fetch(`${origin}${path}`, init)
      await reply.arrayBuffer()
      const kind = path.startsWith('/api') ? 'call' : 'page'
      seen.add(
        `${kind} ${reply.status} ${reply.status === 503 ? `after ${reply.headers.get('retry-after')}` : ''}`,
      )
      return reply.ok
    }
    const signIn = {
      method: 'POST',
      body: '{"email":"x@lectern.test","password":"y"}',
      headers: { 'content-type': 'application/json' },
    }
    for (let back = 0; back < 3;) {
      const isBack = await Promise.all([look('/'), look('/api/v1/public/courses'), look('/login')])
      await look('/api/v1/auth/login', signIn)
      back = isBack.every(Boolean) ? back + 1 : 0
    }
    // Of the sign-in, which judges and counts guesses while the database is there.
    for (const status of [422, 429]) seen.delete(`call ${status} `)
    expect([...seen].toSorted()).toEqual(['call 200 ', 'call 503 after 1', 'page 200 ', 'page 503 after 1'])
    server.kill('SIGTERM')
    await once(server, 'exit')
    await rm(folder, { recursive: true })
  },
)

test('a server whose output nobody reads any more goes on', { timeout: 90_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-unread-'))
  const port = String(await freePort())
  const server = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: port, LECTERN_DATA: folder, DATABASE_URL: '', LECTERN_LOG: 'info' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  server.stdout?.once('data', () => server.stdout?.destroy())
  server.stderr?.destroy()
  const [started] = await Promise.race([once(server, 'message'), once(server, 'exit')])
  expect(started).toBe('ready')
  // Each is a line of the log.
  for (let count = 0; count < 20; count += 1) {
    const reply = await fetch(`http://127.0.0.1:${port}/api/v1/nothing-here`)
    expect(reply.status).toBe(404)
  }
  expect([server.exitCode, server.signalCode]).toEqual([null, null])
  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
  await rm(folder, { recursive: true })
})

test(
  'a server that ends under load ends well, in time and without a complaint',
  { timeout: 90_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-load-'))
    const server = spawn(process.execPath, [program], {
      env: { ...process.env, PORT: '0', LECTERN_DATA: folder, DATABASE_URL: '', LECTERN_LOG: 'warn' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const complaints = text(server.stderr)
    const said: string[] = []
    const ready = Promise.withResolvers<string>()
    createInterface({ input: server.stdout }).on('line', (line) => {
      const address = /^Lectern is ready: (\S+)/.exec(line)?.[1]
      if (address === undefined) said.push(line)
      else ready.resolve(address)
    })
    const origin = await Promise.race([ready.promise, complaints.then((words) => Promise.reject(words))])
    const look = async (path: string, signal?: AbortSignal) => {
      const reply = await fetch(`${origin}${path}`, signal && { signal })
      await reply.arrayBuffer()
    }
    // Some leave after a moment, others wait.
    const left = new AbortController()
    const crowd = Promise.allSettled(Array.from({ length: 40 }, () => look('/courses', left.signal)))
    const waiting = Array.from({ length: 10 }, () => look('/api/v1/public/courses'))
    const waited = Promise.allSettled(waiting)
    await Promise.any(waiting)
    left.abort()
    server.kill('SIGTERM')
    // Of 0, the process was done within its time to end; else it leaves with 1.
    expect(await once(server, 'exit')).toEqual([0, null])
    expect([said, await complaints]).toEqual([[], ''])
    await Promise.all([crowd, waited])
    await rm(folder, { recursive: true })
  },
)

const freePort = async (): Promise<number> => {
  const probe = createServer()
  await once(probe.listen(0, '127.0.0.1'), 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

const addressOf = async (output: NodeJS.ReadableStream): Promise<string> => {
  for await (const line of createInterface({ input: output })) {
    const address = /^Lectern is ready: (\S+)/.exec(line)?.[1]
    if (address !== undefined) return address
  }
  throw new Error('The server ended before it was ready.')
}
