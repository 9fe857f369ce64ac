import { writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { openArchive } from './read-archive.ts'
import { streamArchive, type StreamedEntry } from './stream-archive.ts'

const entry = (path: string, text: string): StreamedEntry => ({
  path,
  bytes: Buffer.byteLength(text),
  open: () => Promise.resolve(Readable.from([Buffer.from(text)])),
})

const openBytes = async (bytes: Buffer) => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-archive-'))
  try {
    writeFileSync(join(folder, 'a.zip'), bytes)
    return await openArchive(join(folder, 'a.zip'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('an archive that is sent while it is made', () => {
  it.each([1, 3, 1_500])('has the length that it said, with %i files', async (count) => {
    const entries = Array.from({ length: count }, (_each, at) =>
      entry(`files/${at}-${'n'.repeat(20)}.txt`, `Bread ${at}`),
    )
    const { stream, bytes } = streamArchive(entries)
    const made = await buffer(stream)
    expect(made.length).toBe(bytes)
    const archive = await openBytes(made)
    expect(archive.paths).toHaveLength(count)
    expect(String(await archive.read(entries.at(-1)?.path ?? ''))).toBe(`Bread ${count - 1}`)
    archive.close()
  })

  it('tells its length beyond 4 GB without a byte of it', () => {
    const film = { path: 'film.mp4', bytes: 5 * 1024 ** 3, open: () => new Promise<Readable>(() => {}) }
    const { stream, bytes } = streamArchive([film])
    stream.destroy()
    expect(bytes).toBeGreaterThan(film.bytes)
  })

  it('fails where a file is gone, or has another length', async () => {
    const gone = { path: 'a', bytes: 3, open: () => Promise.reject(new Error('gone')) }
    await expect(buffer(streamArchive([gone]).stream)).rejects.toThrow('gone')
    await expect(buffer(streamArchive([{ ...entry('a', 'long'), bytes: 3 }]).stream)).rejects.toThrow(
      'unexpected number of bytes',
    )
  })

  it('opens one file at a time and closes it when its reader goes away', async () => {
    const opened: Readable[] = []
    const endless = (path: string): StreamedEntry => ({
      path,
      bytes: 10 ** 9,
      open: () => {
        const source = new Readable({ read: () => void source.push(Buffer.alloc(65_536)) })
        opened.push(source)
        return Promise.resolve(source)
      },
    })
    const { stream } = streamArchive([endless('a'), endless('b')])
    await once(stream, 'readable')
    stream.destroy()
    await once(stream, 'close')
    expect(opened.map(({ destroyed }) => destroyed)).toEqual([true])
  })
})
