import type { Locator, Page } from '@playwright/test'
import { chromium } from '../support/browser.ts'
import { expectStored, readSections, startLesson, type MadeLesson } from '../support/expert.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { readFile } from '../support/media.ts'

// A beep in place of a microphone, moving colours in place of a camera, and access without asking.
test.use({
  launchOptions: {
    ...chromium,
    args: [...chromium.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

/** Opens the recorder of a new unit. */
const openRecorder = async (page: Page, kind: 'Audio' | 'Video') => {
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${kind}`) })
    .last()
    .click()
  await toRecorder(page, kind)
}

const toRecorder = async (page: Page, kind: 'Audio' | 'Video') => {
  await page.getByRole('button', { name: `Choose ${kind === 'Audio' ? 'audio' : 'a video'}` }).click()
  await record(page)
}

const record = async (page: Page) => {
  await page.getByRole('tab', { name: 'Record' }).click()
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Record/ })
    .click()
}

const openEditor = async (page: Page): Promise<MadeLesson> => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  return lesson
}

/** A recording is called by its day and hour. */
const recordedName = /^Recording, \d+ \w+ \d{4}, \d\d:\d\d$/

/** Plays what was recorded from this device, from its beginning, with its length known. */
const hear = async (within: Locator, button: 'Listen' | 'Watch') => {
  const player = within.locator('audio[src^="blob:"], video[src^="blob:"]')
  const state = () =>
    player.evaluate((media) =>
      media instanceof HTMLMediaElement
        ? { length: media.duration, error: media.error !== null, played: media.played.length }
        : undefined,
    )
  await expect.poll(async () => Number.isFinite((await state())?.length)).toBe(true)
  await within.getByRole('button', { name: button, exact: true }).click()
  await expect.poll(state).toMatchObject({ error: false, played: 1 })
}

const timer = (page: Page) => page.getByRole('timer')
const secondsOf = async (page: Page) => {
  const [minutes, seconds] = (await timer(page).innerText()).split(':').map(Number)
  return (minutes ?? 0) * 60 + (seconds ?? 0)
}
const recorded = (page: Page, least: number) =>
  expect.poll(() => secondsOf(page), { timeout: 20_000, intervals: [200] }).toBeGreaterThanOrEqual(least)
const sliceStored = (page: Page) =>
  page.waitForResponse(
    (reply) =>
      reply.request().method() === 'PATCH' &&
      /\/api\/v1\/uploads\//.test(reply.url()) &&
      reply.status() === 204,
  )

/** The only file of the only unit, when the lesson has it and the server has read it. */
const fileOf = async (page: Page, lesson: MadeLesson) => {
  await expectStored(page)
  await expect
    .poll(async () => (await readSections(page, lesson))[0].info_units[0]?.content.files.length)
    .toBe(1)
  const [section] = await readSections(page, lesson)
  const read = () => readFile(page, section.info_units[0].content.files[0].uuid)
  await expect.poll(async () => (await read()).process_status, { timeout: 40_000 }).toBe('completed')
  return read()
}

test('sound is recorded, sent while it grows, and stands in the lesson', async ({ page }) => {
  const lesson = await openEditor(page)
  const slice = sliceStored(page)
  await openRecorder(page, 'Audio')
  await recorded(page, 1)
  const panel = page.getByRole('region', { name: 'Audio recording' })
  const bars = panel.locator('[aria-hidden="true"] > span')
  await expect(bars).toHaveCount(40)
  await expect
    .poll(() =>
      bars.evaluateAll(
        (all) => all.filter((bar) => new DOMMatrix(getComputedStyle(bar).transform).d > 0.1).length,
      ),
    )
    .toBeGreaterThan(0)
  await expectAccessible(page)
  await slice
  await recorded(page, 2)
  // The key that has the focus stops it; nothing is added before it was heard.
  await expect(panel.getByRole('button', { name: 'Stop' })).toBeFocused()
  await expect(panel.getByRole('button', { name: 'Add', exact: true })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await hear(panel, 'Listen')
  await expect(panel.getByRole('button', { name: 'Listen' })).toBeFocused()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText(recordedName)).toBeVisible({ timeout: 40_000 })
  const file = await fileOf(page, lesson)
  expect(file).toMatchObject({ kind: 'audio', process_status: 'completed', mime_type: 'audio/webm' })
  expect(file.duration).toBeGreaterThan(1.5)
  const played = await page.evaluate(
    async (url) => {
      const audio = new Audio(url)
      await audio.play()
      audio.pause()
      return audio.error === null
    },
    file.children.find(({ role }: { role: string }) => role === 'mp3').url,
  )
  expect(played).toBe(true)

  await test.step('a recording of more than five seconds is thrown away only when that was asked', async () => {
    await toRecorder(page, 'Audio')
    await recorded(page, 6)
    await panel.getByRole('button', { name: 'Stop' }).press('Space')
    await hear(panel, 'Listen')
    await panel.getByRole('button', { name: 'Record again' }).click()
    await expect(panel.getByText(/^Record again\? This recording \(0:0\d\) will be deleted\.$/)).toBeVisible()
    await panel.getByRole('button', { name: 'Delete and record again' }).click()
    await expect(panel.getByRole('button', { name: 'Stop' })).toBeFocused()
    await panel.getByRole('button', { name: 'Cancel' }).click()
    await page.keyboard.press('Escape')
  })

  // Cancelled, nothing stays: neither here nor on the server.
  await toRecorder(page, 'Audio')
  await recorded(page, 1)
  const ended = page.waitForResponse((reply) => reply.request().method() === 'DELETE')
  await panel.getByRole('button', { name: 'Cancel' }).click()
  expect((await ended).status()).toBe(204)
  await record(page)
  await expect(timer(page)).toBeVisible()
  await expect(page.getByText('A recording was not added')).toHaveCount(0)
})

test('what was said before the server and the page went away is offered again and arrives', async ({
  page,
  server,
  context,
}) => {
  const lesson = await openEditor(page)
  const slice = sliceStored(page)
  await openRecorder(page, 'Audio')
  await slice
  await recorded(page, 2)
  await server.kill()
  // Said while nobody listens: kept on the device alone.
  await recorded(page, 4)
  await page.close()
  await server.restart()

  const next = await context.newPage()
  await next.goto(lesson.editor)
  // The empty unit was stored before everything went away.
  await toRecorder(next, 'Audio')
  await expect(next.getByText('A recording was not added')).toBeVisible()
  await expect(next.getByText(/^0:0[3-9], recorded on/)).toBeVisible()
  await expectAccessible(next)
  // Whoever closes the recorder finds it in the lesson too, and it goes where it was meant to go.
  await next.keyboard.press('Escape')
  await expect(next.getByText(/^You have an unsaved recording \(0:0[3-9]\)$/)).toBeVisible()
  await next.getByRole('button', { name: 'Listen' }).click()
  await expect(next.locator('audio[src^="blob:"]')).toBeVisible()
  await expectAccessible(next)
  const full = { status: 422, json: { error: 'quota_exceeded', message: '' } }
  await next.route('**/api/v1/uploads/**', (route) => route.fulfill(full))
  await next.getByRole('button', { name: 'Add recording' }).click()
  await expect(next.getByText(/^The school’s storage is full.+It is kept on this device\.$/)).toBeVisible()
  await expect(next.getByRole('button', { name: 'Discard recording' })).toBeVisible()
  await next.unroute('**/api/v1/uploads/**')
  await next.getByRole('button', { name: 'Try again' }).click()
  await expect(next.getByText(/^You have an unsaved recording/)).toHaveCount(0)
  await expect(next.getByText(recordedName)).toBeVisible({ timeout: 40_000 })
  expect((await fileOf(next, lesson)).duration).toBeGreaterThan(2.8)
  await next.close()
})

test('a video is recorded in two steps; without devices it is said why', async ({ page }) => {
  // Films are processed with what other work leaves over.
  test.setTimeout(360_000)
  await page.addInitScript(() => {
    const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    const refusals = ['NotAllowedError', 'NotFoundError', 'NotReadableError']
    navigator.mediaDevices.getUserMedia = (wish) => {
      const name = refusals.shift()
      return name === undefined ? real(wish) : Promise.reject(new DOMException('', name))
    }
  })
  const lesson = await openEditor(page)
  await openRecorder(page, 'Video')
  const dialog = (name: string) => page.getByRole('dialog', { name })
  await expect(dialog('Camera and microphone').getByRole('button', { name: 'Continue' })).toBeVisible()
  await page.mouse.move(0, 0)
  await expectAccessible(page)
  await dialog('Camera and microphone').getByRole('button', { name: 'Continue' }).click()
  for (const [title, words] of [
    ['No access', 'The browser does not let this page use'],
    ['No camera', 'No camera or microphone was found'],
    ['Something went wrong', 'Another program is using the camera'],
  ] as const) {
    await expect(dialog(title).getByText(words)).toBeVisible()
    await dialog(title).getByRole('button', { name: 'Try again' }).click()
  }
  const second = dialog('Choose camera and microphone')
  await expect(second.getByLabel('Camera', { exact: true }).locator('option')).not.toHaveCount(0)
  await expect
    .poll(() =>
      second.locator('video').evaluate((video) => video instanceof HTMLVideoElement && video.videoWidth),
    )
    .toBeGreaterThan(0)
  await expectAccessible(page)
  await second.getByRole('button', { name: 'Start recording' }).click()
  const recording = dialog('Video recording')
  await expect(recording.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  await recorded(page, 2)
  await recording.getByRole('button', { name: 'Stop' }).click()
  await hear(recording, 'Watch')
  await expectAccessible(page)
  await recording.getByRole('button', { name: 'Record again' }).click()
  await second.getByRole('button', { name: 'Start recording' }).click()
  await recorded(page, 2)
  await recording.getByRole('button', { name: 'Stop' }).click()
  await hear(recording, 'Watch')
  await recording.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText(/^Video recording, \d+ \w+ \d{4}, \d\d:\d\d$/)).toBeVisible({
    timeout: 240_000,
  })
  const file = await fileOf(page, lesson)
  expect(file).toMatchObject({ kind: 'video', process_status: 'completed' })
  expect(file.duration).toBeGreaterThan(1)
  expect(file.width).toBeGreaterThan(0)

  await test.step('what the server refuses closes silently, and is offered again', async () => {
    await page.route(/\/api\/v1\/uploads/, (route) =>
      route.fulfill({ status: 422, json: { error: 'quota_exceeded' } }),
    )
    await openRecorder(page, 'Video')
    await dialog('Camera and microphone').getByRole('button', { name: 'Continue' }).click()
    await second.getByRole('button', { name: 'Start recording' }).click()
    await recorded(page, 2)
    await recording.getByRole('button', { name: 'Stop' }).click()
    await recording.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(timer(page)).toHaveCount(0)
    await record(page)
    await expect(page.getByText('A recording was not added')).toBeVisible()
    await expect(page.getByText(/^The school’s storage is full/).last()).toBeVisible()
    await page.getByRole('tabpanel').getByRole('button', { name: 'Discard recording' }).click()
    await page.getByRole('tabpanel').getByRole('button', { name: 'Discard permanently?' }).click()
    await expect(page.getByText(/^You have an unsaved recording/)).toHaveCount(0)
  })
})
