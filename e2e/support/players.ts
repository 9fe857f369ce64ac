import { courseStatus } from '@lectern/contract/courses/course-status'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'

/** The film of the demo as a first start keeps it. */
const filmFolder = join(import.meta.dirname, '../../apps/server/src/first-start/demo/media/film')

/** The lesson of the demo with a film and a recording. */
export const lessonWithFilm = '/courses/how-to-learn-a-short-course/let-yourself-forget-a-little'

/** What a media element says of itself. */
export interface MediaState {
  readonly time: number
  readonly isPaused: boolean
  readonly rate: number
  readonly height: number
  readonly volume: number
  readonly isMuted: boolean
  readonly error: number | null
  readonly address: string
  /** Language of the captions that are shown. */
  readonly captions: string
}

export const stateOf = (player: Locator): Promise<MediaState> =>
  player
    .locator('video, audio')
    .first()
    .evaluate((media) => {
      if (!(media instanceof HTMLMediaElement)) throw new Error('no media')
      const shown = [...media.textTracks].find(({ mode }) => mode === 'showing')
      return {
        time: media.currentTime,
        isPaused: media.paused,
        rate: media.playbackRate,
        height: media instanceof HTMLVideoElement ? media.videoHeight : 0,
        volume: media.volume,
        isMuted: media.muted,
        error: media.error?.code ?? null,
        address: media.currentSrc,
        captions: shown?.language ?? '',
      }
    })

/** Waits until the element is in a state. */
export const expectState = (player: Locator, wanted: Partial<MediaState>): Promise<void> =>
  expect(async () => expect(await stateOf(player)).toMatchObject(wanted)).toPass({ timeout: 15_000 })

/** Waits until the element is within half a second of a moment, or plays on from it. */
export const expectTime = (player: Locator, seconds: number, within = 1.5): Promise<void> =>
  expect(async () => {
    const { time } = await stateOf(player)
    expect(time).toBeGreaterThan(seconds - 0.5)
    expect(time).toBeLessThan(seconds + within)
  }).toPass({ timeout: 15_000 })

/** Waits until it plays: time goes on. */
export const expectPlaying = async (player: Locator): Promise<void> => {
  await expectState(player, { isPaused: false })
  const { time } = await stateOf(player)
  await expect(async () => expect((await stateOf(player)).time).toBeGreaterThan(time + 0.2)).toPass()
}

/** Chooses in the menu of a player: the list, then its row. */
export const choose = async (player: Locator, list: string, row: string | RegExp): Promise<void> => {
  await player.getByRole('button', { name: 'Settings' }).click()
  await player.getByRole('menuitem', { name: list }).click()
  await player.getByRole('menuitemradio', { name: row }).click()
}

const types: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
}

/** A host of a content network with the demo's stream; `answers` says how it takes a path. */
export const startHost = async (
  answers: (path: string) => 'file' | 'failure' | { readonly text: string },
): Promise<{ readonly origin: string; readonly server: Server; readonly asked: string[] }> => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname
    asked.push(path)
    const answer = answers(path)
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('content-type', types[path.split('.').at(-1) ?? ''] ?? 'text/plain')
    if (answer === 'failure') response.writeHead(500).end()
    else if (answer !== 'file') response.end(answer.text)
    else response.end(readFileSync(join(filmFolder, path)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { origin: `http://127.0.0.1:${port}`, server, asked }
}

/** A published lesson that everybody may see, with one linked film. @returns its path and the unit's id */
export const publishFilm = async (
  page: Page,
  origin: string,
  token: string,
  link: string,
): Promise<{ readonly path: string; readonly unit: number }> => {
  const headers = { authorization: `Bearer ${token}` }
  const send = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const reply = await page.request.fetch(`${origin}/api/v1${path}`, { method, headers, data })
    expect(reply.ok(), `${method} ${path} ${reply.status()}`).toBe(true)
    return (await reply.json()).data
  }
  const course = await send('POST', '/courses', { title: 'Films' })
  await send('PUT', `/courses/${course.id}`, { status_id: courseStatus.published })
  const lesson = await send('POST', `/courses/${course.id}/lessons-new`, { title: 'A film' })
  const section = await send('PUT', `/info-section/${lesson.sections[0].id}`, {
    name: '',
    info_units: [{ key: 'linked-film', type_id: 2, title: 'A linked film', content: { files: [], link } }],
  })
  await send('PUT', `/courses/${course.id}/lessons-new/${lesson.id}`, { status_id: 4, is_public: true })
  return { path: `/courses/${course.slug}/${lesson.slug}`, unit: section.info_units[0].id }
}
