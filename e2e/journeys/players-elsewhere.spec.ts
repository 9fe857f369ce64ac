import type { Page } from '@playwright/test'
import { standIn, vimeoScript, youtubeScript } from '../support/host-players.ts'
import { expect, expectAccessible, people, signInQuickly, test } from '../support/journey.ts'
import {
  choose,
  expectPlaying,
  expectState,
  expectTime,
  lessonWithFilm,
  publishFilm,
  startHost,
  stateOf,
} from '../support/players.ts'
import { startServer } from '../support/server.ts'
import { boxAtRest } from '../support/screens/rest.ts'
import { pressKeys } from '../support/hands/hands.ts'

const film = (page: Page) => page.locator('[data-film]')
const begin = (page: Page) =>
  film(page)
    .getByRole('button', { name: /^Play: / })
    .click()

const open = async (page: Page, path = lessonWithFilm): Promise<void> => {
  await page.goto(path)
  await expect(film(page)).toBeVisible()
}

test('a film of a content network is taken from a mirror; a broadcast is not stopped', async ({ page }) => {
  const live = '#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:4\n#EXT-X-MAP:URI="init.mp4"\n'
  const segments = [0, 1, 2, 3, 4, 5].map((at) => `#EXTINF:4.0,\nsegment-0000${at}.m4s\n`)
  const first = await startHost(() => 'failure')
  const second = await startHost((path) =>
    path === '/hls/live/index.m3u8'
      ? { text: live + segments.join('') }
      : path.startsWith('/gone')
        ? 'failure'
        : 'file',
  )
  const server = await startServer({ LECTERN_VIDEO_HOSTS: `${first.origin},${second.origin}` })
  try {
    const login = { email: people.expert, password: 'lectern-demo' }
    const { token } = (
      await (await page.request.post(`${server.origin}/api/v1/auth/login`, { data: login })).json()
    ).data
    const publish = (path: string) => publishFilm(page, server.origin, token, first.origin + path)

    const { path } = await publish('/hls/master.m3u8')
    await open(page, server.origin + path)
    await begin(page)
    await expectPlaying(film(page))
    expect(first.asked[0]).toBe('/hls/master.m3u8')
    expect(second.asked).toContain('/hls/master.m3u8')

    const show = await publishFilm(page, server.origin, token, `${second.origin}/hls/live/index.m3u8`)
    await page.route(/\/hls\/live\/(init|segment)/, (route) =>
      route.continue({ url: route.request().url().replace('/live/', '/360/') }),
    )
    await open(page, server.origin + show.path)
    await begin(page)
    await expectPlaying(film(page))
    await expect(film(page).getByText('Live', { exact: true })).toBeVisible()
    await expect(film(page).getByRole('button', { name: 'Pause' })).toHaveCount(0)
    await expect(film(page).getByRole('slider', { name: 'Seek' })).toHaveCount(0)
    await film(page).locator('[data-player]').focus()
    await pressKeys(film(page).locator('[data-player]'), 'k')
    await expectPlaying(film(page))

    const gone = await publish('/gone/master.m3u8')
    await page.route(/adsbygoogle/, (route) => route.abort())
    await open(page, server.origin + gone.path)
    await begin(page)
    await expect(film(page).getByRole('alert')).toContainText(
      'Attention! Video is blocked, try to disable Adblock',
    )
  } finally {
    await server.remove()
    first.server.close()
    second.server.close()
  }
})

test('films of other hosts play under the same controls, and are asked for nothing before', async ({
  page,
  server,
}) => {
  const token = await signInQuickly(page, people.expert)
  const asked: string[] = []
  await page.route(/^https:\/\/(www\.youtube|player\.vimeo)\.com\//, (route) => {
    asked.push(route.request().url())
    const body = route.request().url().includes('vimeo') ? vimeoScript : youtubeScript
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  const link = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30'
  const { path, unit } = await publishFilm(page, server.origin, token, link)
  await open(page, path)
  await expect(film(page)).toContainText('Playing it connects to YouTube')
  expect(asked).toEqual([])
  await begin(page)
  await expect(film(page).locator('[data-player]')).toHaveAttribute('data-phase', 'playing')
  expect(asked).toEqual(['https://www.youtube.com/iframe_api'])
  const frame = film(page).locator('iframe')
  await expect(frame).toHaveAttribute('data-video', 'dQw4w9WgXcQ')
  await expect(frame).toHaveAttribute('data-host', 'https://www.youtube-nocookie.com')
  await expect.poll(async () => Number((await standIn(page))['t'])).toBeGreaterThan(30)
  await choose(film(page), 'Speed', '1.5×')
  await choose(film(page), 'Quality', /^480p · medium/)
  await film(page).locator('[data-player]').focus()
  await pressKeys(film(page).locator('[data-player]'), 'm')
  await expect.poll(() => standIn(page)).toMatchObject({ r: 1.5, q: 'large', m: true })
  await page.keyboard.press('m')
  await expect.poll(() => standIn(page)).toMatchObject({ v: 50, m: false })
  await page.evaluate((id) => {
    window.location.hash = `video-id=${id}/61`
  }, unit)
  await expect.poll(async () => Number((await standIn(page))['t'])).toBeGreaterThan(60.9)
  await page.keyboard.press('k')
  await expect.poll(() => standIn(page)).toMatchObject({ state: 2 })
  await expectAccessible(page)

  await test.step('an error of the host is told in its words', async () => {
    await page.evaluate(() => Reflect.get(window, 'standIn').o.events.onError({ data: 150 }))
    await expect(page.getByText('does not allow it to be played in embedded players')).toBeVisible()
    await expect(film(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  await test.step('it goes on where it was left', async () => {
    await open(page, path)
    await begin(page)
    await expect.poll(async () => Number((await standIn(page))['t'])).toBeGreaterThan(50)
    expect(Number((await standIn(page))['t'])).toBeLessThan(61)
  })

  await test.step('the other host', async () => {
    const other = await publishFilm(page, server.origin, token, 'https://vimeo.com/76979871#t=12s')
    await open(page, other.path)
    await begin(page)
    await expect(film(page).locator('[data-player]')).toHaveAttribute('data-phase', 'playing')
    await choose(film(page), 'Quality', '720p')
    await film(page).locator('[data-player]').focus()
    await pressKeys(film(page).locator('[data-player]'), 'l')
    await expect.poll(() => standIn(page)).toMatchObject({ t: 22, q: '720p', v: 0.5 })
  })
})

test('on a phone: fingers, no edge, every control', async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  })
  const page = await context.newPage()
  await signInQuickly(page, people.student)
  await open(page)
  await film(page)
    .getByRole('button', { name: /^Play: / })
    .tap()
  const player = film(page)
  await expectPlaying(player)
  await expect(player.locator('[data-player]')).not.toHaveAttribute('data-shown', /.*/)
  const box = await boxAtRest(player.locator('[data-surface]'))
  const tap = (part: number) => page.touchscreen.tap(box.x + box.width * part, box.y + 24)
  await tap(0.5)
  await expect(player.locator('[data-player]')).toHaveAttribute('data-shown', 'true')
  await expectState(player, { isPaused: false })
  const { time } = await stateOf(player)
  await tap(0.9)
  await tap(0.9)
  await expectTime(player, time + 10, 3)
  await tap(0.1)
  await tap(0.1)
  await expectTime(player, time, 4)
  // With captions the main buttons leave the lower half to the words.
  await player.locator('[data-player]').focus()
  await player.getByRole('button', { name: 'Captions' }).tap()
  const main = await boxAtRest(player.getByRole('button', { name: 'Pause' }).first())
  expect(main.y + main.height).toBeLessThan(box.y + box.height / 3)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  await context.close()
})

test('staff put captions to a film, and learners read them', async ({ page, server }) => {
  const token = await signInQuickly(page, people.expert)
  const headers = { authorization: `Bearer ${token}` }
  const list = await page.request.get('/api/v1/files?kind=video&search=Thirty', { headers })
  const [{ uuid }] = (await list.json()).data
  await page.goto(`/expert/storage?file=${uuid}`)
  const captions = page.locator('[data-captions-manager]')
  await expect(captions.getByRole('listitem')).toHaveText([/English/, /Українська/])
  const put = (text: string) =>
    captions
      .locator('input[type=file]')
      .setInputFiles({ name: 'words.srt', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await captions.getByLabel('Language of the captions').selectOption('de')
  await put('1\n00:00:05,000 --> 00:00:03,000\nHallo')
  await expect(captions.getByRole('alert')).toHaveText('A caption ends before it starts. Line 2.')
  await put('1\n00:00:01,000 --> 00:00:03,000\n<font color="red">Guten</font> <i>Tag</i>')
  await captions.getByRole('button', { name: 'Save captions' }).click()
  await expect(captions.getByRole('listitem')).toHaveText([/English/, /Українська/, /Deutsch/])
  await expectAccessible(page)

  const reader = await page.context().browser()?.newPage({ baseURL: server.origin, locale: 'en-GB' })
  if (!reader) throw new Error('no browser')
  await signInQuickly(reader, people.student)
  await open(reader)
  await film(reader).getByRole('tab', { name: 'Transcript' }).click()
  await film(reader).getByLabel('Language').selectOption('de')
  await expect(film(reader).locator('[data-line]')).toHaveText(['0:01Guten Tag'])
  await reader.close()

  await captions.getByRole('button', { name: 'Delete captions: Deutsch' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(captions.getByRole('listitem')).toHaveText([/English/, /Українська/])
})
