import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { getFile } from '@lectern/contract/files/files.api'
import { getLesson } from '@lectern/contract/lessons/lessons.api'
import { addressOf, openApi } from './api.ts'
import type { Figures } from './figures.ts'
import { load } from './load.ts'
import type { Material } from './material.ts'
import { begin, sendBytes } from './uploads/upload.ts'

const mostSeconds = 300
const quietSeconds = 8
/** A school that is read, not one that is stormed: what lies under the limit shows whether work in the background is felt. */
const readsPerSecond = 100

/** A clip of a minute, 1280 by 720, 25 pictures a second, with sound. */
const makeClip = async (folder: string): Promise<Uint8Array<ArrayBuffer>> => {
  const path = join(folder, 'clip.mp4')
  const input = ['testsrc2=size=1280x720:rate=25:duration=60', 'sine=frequency=330:duration=60']
  const inputs = input.flatMap((source) => ['-f', 'lavfi', '-i', source])
  const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac']
  await promisify(execFile)('ffmpeg', ['-v', 'error', ...inputs, ...coding, '-y', path])
  return new Uint8Array(await readFile(path))
}

/** What the processing of one clip took, and how reading went before and meanwhile. */
export interface Processing {
  /** Seconds from the last byte of the upload to a first segment that a player can have. */
  readonly playable: number
  /** Seconds until everything was made of it. */
  readonly completed: number
  readonly before: Figures
  readonly meanwhile: Figures
}

/** Uploads a clip while students read a lesson. */
export const measureProcessing = async (
  origin: string,
  token: string,
  material: Material,
  folder: string,
): Promise<Processing> => {
  const clip = await makeClip(folder)
  const read = (seconds: number, ended?: Promise<unknown>) =>
    load({
      origin,
      connections: 8,
      seconds,
      perSecond: readsPerSecond,
      next: (connection) => ({
        method: 'GET',
        path: addressOf(getLesson, { lesson: material.lessonId }),
        token: material.students[connection % material.students.length] ?? '',
      }),
      ...(ended && { ended }),
    })
  await read(quietSeconds)
  const before = await read(quietSeconds)
  const upload = await begin(origin, token, clip.length, 'clip.mp4')
  await sendBytes(upload, token, clip)
  const until = watchFile(origin, token, upload.uuid)
  const meanwhile = await read(mostSeconds, until)
  return { ...(await until), before, meanwhile }
}

const watchFile = async (origin: string, token: string, uuid: string) => {
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  const { call, client } = openApi(origin)
  let playable: number | undefined
  while (seconds() < mostSeconds) {
    const { data } = await call(getFile, token, { params: { uuid } })
    if (playable === undefined && data.url?.endsWith('.m3u8') === true) {
      await fetchSegment(new URL(data.url, origin), token)
      playable = seconds()
    }
    if (data.process_status === 'failed') throw new Error(`The clip failed: ${data.process_error ?? ''}`)
    if (data.process_status === 'completed' && playable !== undefined) {
      client.close()
      return { playable, completed: seconds() }
    }
    await wait(200)
  }
  throw new Error('The clip was not made in time.')
}

/** Goes the way of a player: the playlist, its first rendition, the first segment of that. */
const fetchSegment = async (playlist: URL, token: string): Promise<void> => {
  const get = async (address: URL) => {
    const reply = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    if (!reply.ok) throw new Error(`${address.pathname} answered ${reply.status}.`)
    return reply.text()
  }
  const named = (text: string) => text.split('\n').find((line) => line !== '' && !line.startsWith('#')) ?? ''
  const rendition = new URL(named(await get(playlist)), playlist)
  await get(new URL(named(await get(rendition)), rendition))
}
