import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { MediaError } from '../../platform/media/media-error.ts'

/** A folder of its own for each test of a file, where tools work; gone when the test is over. */
export const openMediaFolder = (take: (folder: string) => void): void => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lectern-media-'))
    take(folder)
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
}

/** The code with which a file is refused; `none` when it is not. */
export const refusalOf = async (attempt: Promise<unknown>): Promise<string> => {
  try {
    await attempt
  } catch (error) {
    return error instanceof MediaError ? error.code : String(error)
  }
  return 'none'
}

/** A server of this machine that hears what a hostile file has asked for. */
export const listenForRequests = async (hear: (url: string) => void) => {
  const server = createServer((request, reply) => {
    hear(String(request.url))
    reply.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { port, close: () => server.close() }
}
