import type { Page, Request } from '@playwright/test'
import { expect, expectAccessible, people, signInQuickly, test } from '../support/journey.ts'
import {
  choose,
  expectPlaying,
  expectState,
  expectTime,
  lessonWithFilm as lesson,
  stateOf,
} from '../support/players.ts'
import { pressKeys } from '../support/hands/hands.ts'

const film = (page: Page) => page.locator('[data-film]')
const sound = (page: Page) => page.locator('[data-audio]')
const begin = (page: Page) =>
  film(page)
    .getByRole('button', { name: /^Play: / })
    .click()

/** The requests of a page from now on whose path matches. */
const watch = (page: Page, pattern: RegExp): string[] => {
  const seen: string[] = []
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    if (pattern.test(pathname)) seen.push(pathname)
  })
  return seen
}

const open = async (page: Page, path = lesson): Promise<void> => {
  await page.goto(path)
  await expect(film(page)).toBeVisible()
}

test('a student watches a film with its controls, captions and chapters', async ({ page }) => {
  await signInQuickly(page, people.student)
  const streams = watch(page, /\.m3u8$|hls[.-]/)
  const started = watch(page, /^\/api\/v1\/info-units\/\d+\/events\/started$/)
  const watched = watch(page, /^\/api\/v1\/info-units\/\d+\/events\/watched$/)
  const ofLesson = watch(page, /^\/api\/v1\/lessons\/\d+\/events\/(started|watched)$/)
  await open(page)
  expect(streams, 'nothing of a film is loaded before it is wanted').toEqual([])
  await expect(sound(page)).toHaveAttribute('data-phase', 'unstarted')
  expect(started, 'a recording is started when it is there').toHaveLength(1)
  await begin(page)
  const player = film(page)
  await expectPlaying(player)
  expect(await stateOf(player)).toMatchObject({ error: null, volume: 1, rate: 1, captions: '' })
  expect((await stateOf(player)).height).toBeGreaterThan(0)
  await expect.poll(() => started.length).toBe(2)
  const told = () => ofLesson.map((path) => path.slice(path.lastIndexOf('/') + 1))
  await expect.poll(() => told().slice(-2)).toEqual(['started', 'watched'])
  expect(watched, 'the film itself is not watched yet').toEqual([])

  await test.step('rates and qualities', async () => {
    await player.getByRole('button', { name: 'Settings' }).click()
    await player.getByRole('menuitem', { name: 'Speed' }).click()
    const choices = player.getByRole('menuitemradio')
    await expect(choices).toHaveText(['2×', '1.75×', '1.5×', '1.25×', 'Normal', '0.75×', '0.5×'])
    await player.getByRole('menuitem', { name: 'Back' }).click()
    await player.getByRole('menuitem', { name: 'Quality' }).click()
    await expect(choices).toHaveText(['480p · medium', '360p · low', /^Auto \(\d+p\)$/])
    await page.keyboard.press('Escape')
    await expect(player.getByRole('menu')).toHaveCount(0)
    await choose(player, 'Quality', /^480p/)
    await expectState(player, { height: 480 })
    await choose(player, 'Quality', /^360p/)
    await expectState(player, { height: 360 })
    await choose(player, 'Speed', '0.5×')
    await expectState(player, { rate: 0.5 })
  })

  await test.step('keys', async () => {
    const frame = player.locator('[data-player]')
    await frame.focus()
    await pressKeys(frame, 'k')
    await expectState(player, { isPaused: true })
    await page.keyboard.press('5')
    await expectTime(player, 12, 0.2)
    for (const [key, at] of [
      ['l', 22],
      ['j', 12],
      ['ArrowRight', 17],
      ['ArrowLeft', 12],
    ] as const) {
      await page.keyboard.press(key)
      await expectTime(player, at, 0.2)
    }
    await page.keyboard.press('ArrowDown')
    await expectState(player, { volume: 0.95 })
    await page.keyboard.press('m')
    await expectState(player, { isMuted: true })
    await page.keyboard.press('m')
    await expectState(player, { isMuted: false, volume: 0.5 })
    await page.keyboard.press('c')
    await expectState(player, { captions: 'en' })
    await page.keyboard.press('f')
    await expect.poll(() => frame.evaluate((element) => document.fullscreenElement === element)).toBe(true)
    await page.keyboard.press('f')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
    await page.keyboard.press(' ')
    await expectPlaying(player)
    await player.locator('[data-surface]').click()
    await expectState(player, { isPaused: true })
  })

  await test.step('seek bar, captions and the small window', async () => {
    await player.getByRole('slider', { name: 'Seek' }).hover({ position: { x: 240, y: 8 } })
    await expect(player.locator('[data-preview]')).toContainText('The second review')
    await expect(player.locator('[data-preview] span').first()).toHaveCSS(
      'background-image',
      /storyboard\.webp/,
    )
    await choose(player, 'Captions', 'Українська')
    await expectState(player, { captions: 'uk' })
    const cue = player.locator('video').evaluate(async (video) => {
      if (!(video instanceof HTMLVideoElement)) return ''
      const track = [...video.textTracks].find(({ mode }) => mode === 'showing')
      if (!track?.activeCues?.length)
        await new Promise((resolve) => track?.addEventListener('cuechange', resolve, { once: true }))
      const [first] = track?.activeCues ?? []
      return first instanceof VTTCue ? first.text : ''
    })
    expect(await cue).toMatch(/^[А-ЯҐЄІЇ]/)
    await player.getByRole('button', { name: 'Picture in picture' }).click()
    await expect.poll(() => page.evaluate(() => document.pictureInPictureElement?.tagName)).toBe('VIDEO')
    await player.getByRole('button', { name: 'Picture in picture' }).click()
    await expect.poll(() => page.evaluate(() => document.pictureInPictureElement)).toBeNull()
  })

  await test.step('chapters and transcript', async () => {
    await player.getByRole('link', { name: 'The second review' }).click()
    await expectTime(player, 7.5)
    await player.getByRole('tab', { name: 'Transcript' }).click()
    await player.getByLabel('Language').selectOption('en')
    await choose(player, 'Speed', 'Normal')
    const told = page.waitForResponse(/events\/watched$/)
    await player.getByRole('searchbox').fill('DOTTED')
    await expect(player.locator('[data-line]')).toHaveCount(1)
    await expect(player.locator('mark')).toHaveText('dotted')
    await player.locator('[data-line]').click()
    await expectTime(player, 20.2)
    await player.getByRole('searchbox').fill('')
    await expect(player.locator('[data-line][aria-current]')).toContainText('dotted')
    // Behind 85 %, and once.
    expect((await (await told).json()).data).toEqual({ success: true, is_counted: true })
    await expect(player.locator('[data-player]')).toHaveAttribute('data-phase', 'ended')
    expect(watched).toHaveLength(1)
    expect(started).toHaveLength(2)
    await expectAccessible(page)
  })

  await test.step('goes on where it was left, ten seconds earlier, as loud as before', async () => {
    await player.locator('[data-player]').focus()
    await pressKeys(player.locator('[data-player]'), '6')
    await page.keyboard.press(' ')
    await expectPlaying(player)
    await page.keyboard.press(' ')
    const { time } = await stateOf(player)
    await page.reload()
    await begin(page)
    await expectTime(player, time - 10, 2.5)
    expect((await stateOf(player)).volume).toBe(0.5)
    expect((await stateOf(player)).captions).toBe('uk')
  })

  await test.step('and one is heard at a time', async () => {
    await sound(page).getByRole('button', { name: 'Play' }).click()
    await expectPlaying(sound(page))
    await expectState(player, { isPaused: true })
  })
})

test('a recording is heard, wound and made faster', async ({ page }) => {
  await signInQuickly(page, people.student)
  await open(page)
  const player = sound(page)
  await expect(player.locator('[data-bars] rect')).toHaveCount(21)
  await expect(player).toContainText('0:00 / 0:20')
  await player.getByRole('button', { name: '10 seconds forward' }).click()
  await expectTime(player, 10, 0.2)
  await player.getByRole('button', { name: '10 seconds back' }).click()
  await expectTime(player, 0, 0.2)
  await player.getByRole('button', { name: /^Speed/ }).click()
  await player.getByRole('slider', { name: 'Speed' }).fill('2')
  await expectState(player, { rate: 2 })
  await player.getByRole('button', { name: 'Volume' }).click()
  await expect(player.getByRole('slider', { name: 'Speed' })).toHaveCount(0)
  await player.getByRole('slider', { name: 'Volume' }).fill('0.35')
  await expectState(player, { volume: 0.35 })
  await page.keyboard.press('Escape')
  await expect(player.getByRole('slider', { name: 'Volume' })).toHaveCount(0)
  const told = page.waitForResponse(/events\/watched$/)
  await player.getByRole('slider', { name: 'Seek' }).fill('18')
  await expectTime(player, 18, 0.2)
  await player.getByRole('button', { name: 'Play' }).click()
  expect((await told).ok()).toBe(true)
  await expectState(player, { isPaused: true, time: 0 })
  await expectAccessible(page)
})

test('the address names a moment; the one file is played where streams are refused', async ({ page }) => {
  await signInQuickly(page, people.student)
  await open(page, `${lesson}?no_hls=1`)
  const { id } = await page.evaluate(async (path) => {
    const [course, name] = path.split('/').slice(2)
    const reply = await fetch(`/api/v1/public/courses/${course}/lessons/${name}`)
    const { data } = await reply.json()
    return data.sections[0].info_units.find(({ type_id }: { type_id: number }) => type_id === 2)
  }, lesson)
  await page.evaluate((unit) => {
    window.location.hash = `video-id=${unit}/12`
  }, id)
  await expectTime(film(page), 12, 0.2)
  await expect(film(page).locator('[data-player]')).toBeInViewport()
  expect((await stateOf(film(page))).address).toContain('/original.mp4')
  await page.evaluate((unit) => {
    window.location.hash = `video-id=${unit}/3`
  }, id)
  await expectTime(film(page), 3, 0.2)
})

test('what breaks is mended, and told when it cannot be', async ({ page }) => {
  await signInQuickly(page, people.student)
  const reloads = watch(page, /^\/api\/v1\/info-units\/\d+$/)

  await test.step('links that are over are asked for anew, and the film goes on in its place', async () => {
    let refused = 0
    await page.route(/segment-00003\.m4s$/, async (route) => {
      refused += 1
      if (refused <= 8 && reloads.length < 3) await route.fulfill({ status: 403, body: '{}' })
      else await route.continue()
    })
    await open(page)
    const before = reloads.length
    await begin(page)
    await expectPlaying(film(page))
    await film(page).locator('[data-player]').focus()
    await pressKeys(film(page).locator('[data-player]'), '5')
    await expect.poll(() => reloads.length, { timeout: 30_000 }).toBeGreaterThan(before)
    await expectPlaying(film(page))
    await expectTime(film(page), 12, 6)
    await page.unroute(/segment-00003\.m4s$/)
  })

  await test.step('a bad connection and none are told at the film', async () => {
    const connect = (type: string) =>
      page.evaluate((effectiveType) => {
        const connection: unknown = Reflect.get(navigator, 'connection')
        if (!(connection instanceof EventTarget)) throw new Error('no network information')
        Object.defineProperty(connection, 'effectiveType', { value: effectiveType, configurable: true })
        connection.dispatchEvent(new Event('change'))
      }, type)
    const notice = film(page).locator('[data-connection]')
    await expect(notice).toHaveCount(0)
    await connect('2g')
    await expect(notice).toContainText('Bad connection')
    await page.context().setOffline(true)
    await expect(notice).toContainText('No connection')
    await page.context().setOffline(false)
    await connect('4g')
    await expect(notice).toHaveCount(0)
  })

  await test.step('broken pictures end in words with a code, told to the school once', async () => {
    const logs = watch(page, /^\/api\/v1\/player-logs$/)
    await page.route(/segment-\d+\.m4s$/, (route) =>
      route.fulfill({ status: 200, contentType: 'video/iso.segment', body: 'no film at all' }),
    )
    await page.reload()
    await begin(page)
    await expect(film(page).locator('[data-fault]')).toContainText(/\(Code \d\)/, { timeout: 30_000 })
    await expect.poll(() => logs.length).toBe(1)
    await page.unroute(/segment-\d+\.m4s$/)
    await film(page).getByRole('button', { name: 'Try again' }).click()
    await expectPlaying(film(page))
    await expect(film(page).locator('[data-fault]')).toHaveCount(0)
  })

  await test.step('a film that is being prepared is shown as soon as it is ready', async () => {
    let looks = 0
    const isReady = () => looks > 1
    const held = { url: null, process_status: 'processing', process_progress: 42 }
    await page.route(/\/api\/v1\/(info-units\/\d+|files\/[\da-f-]+)$/, async (route) => {
      const answer = await route.fetch()
      const { data } = await answer.json()
      const hold = (file: { kind: string }) =>
        file.kind === 'video' && !isReady() ? { ...file, ...held } : file
      if (!('files' in data)) looks += 1
      const json = { data: 'files' in data ? { ...data, files: data.files.map(hold) } : hold(data) }
      await route.fulfill({ response: answer, json })
    })
    await page.reload()
    await expect(page.locator('[data-preparing=processing]')).toContainText('42%')
    await expect(film(page)).toBeVisible()
    expect(looks).toBe(2)
  })
})
