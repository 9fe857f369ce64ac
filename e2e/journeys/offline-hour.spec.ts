import { withoutLine } from '../support/screens/without-line.ts'
import type { Locator, Page } from '@playwright/test'
import { taskList, textOf } from '@lectern/contract/rich-text/testing-text'
import { callAs } from '../support/expert.ts'
import { expect, people, signInQuickly, test } from '../support/journey.ts'
import { keptText, passTime } from '../support/kept-pages.ts'
import { chooseLanguage, expectFitting, expectSound, inTurn } from '../support/looks.ts'
import { pdf, picture, putFile, sound } from '../support/media.ts'
import { textsOf } from '../support/texts.ts'
import { pressLabel } from '../support/hands/hands.ts'
import { allAtRest } from '../support/hands/reads.ts'

test.use({ serviceWorkers: 'allow' })

const hour = 60 * 60 * 1000

const choice = (name: string) => ({
  ...{ id: `${name}-question`, type: 'single_answer', name: `${name}?`, points: 1, is_required: false },
  answers: [
    { id: `${name}-right`, text: `${name}, right`, is_correct: true },
    { id: `${name}-wrong`, text: `${name}, wrong`, is_correct: false },
  ],
})

/** A course of two lessons: one with everything that a device keeps, and one whose practice nobody has begun. */
const makeCourse = async (page: Page) => {
  const token = await signInQuickly(page, people.expert)
  const send = (method: string, path: string, body?: unknown) => callAs(page, token, method, path, body)
  const course = await send('POST', '/courses', { title: `Kept ${Date.now()}` })
  const makeQuiz = async (name: string, ...questions: readonly string[]) => {
    const quiz = await send('POST', '/quizzes', { name })
    const content = { version: 1, questions: questions.map(choice) }
    await send('PUT', `/quizzes/${quiz.id}`, { content, settings: { questions_display_type_id: 2 } })
    return Number(quiz.id)
  }
  const makeLesson = async (name: string, units: readonly object[]) => {
    const lesson = await send('POST', `/courses/${course.id}/lessons-new`, { title: name })
    await send('PUT', `/info-section/${lesson.sections[0].id}`, { name, info_units: units })
    await send('PUT', `/courses/${course.id}/lessons-new/${lesson.id}`, { status_id: 4 })
    return { id: Number(lesson.id), link: String(lesson.link) }
  }
  const files = [
    { uuid: await putFile(page, picture('garden.png', '320x180')) },
    {
      uuid: await putFile(page, pdf('plan.pdf', ['Chapter 1', 'Chapter 2'])),
      ...{ allow_doc_preview: true, allow_doc_download: false },
    },
    { uuid: await putFile(page, sound('bell.mp3', 2)) },
  ]
  const begun = await makeQuiz('Begun', 'Salt', 'Yeast')
  const first = await makeLesson('First', [
    {
      ...{ key: 'tasks-of-first', type_id: 3, title: '' },
      content: { text: textOf(taskList('task-0001', 'task-0002')) },
    },
    { key: 'practice-of-first', type_id: 5, content: { quiz_id: begun } },
    { key: 'files-of-first', type_id: 4, content: { files } },
  ])
  const waiting = await makeQuiz('Waiting', 'Rye')
  const second = await makeLesson('Second', [
    { key: 'practice-of-second', type_id: 5, content: { quiz_id: waiting } },
  ])
  await send('PUT', `/courses/${course.id}`, { status_id: 4, enrolment: 'open' })
  await page.context().clearCookies()
  return { id: Number(course.id), page: first.link.slice(0, first.link.lastIndexOf('/')), first, second }
}

/** Pixels of a page of a document that are not white: it is drawn. */
const inkOf = (viewer: Locator) =>
  viewer.locator('.page[data-page-number="1"] canvas').evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) return 0
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    return data.filter((value, at) => at % 4 === 0 && value < 128).length
  })

const isWhole = (image: Locator) =>
  image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0)

const hasPlayed = (player: Locator) =>
  player
    .locator('audio')
    .evaluate((media) => media instanceof HTMLMediaElement && media.played.length > 0 && media.duration > 1)

const answerOf = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

/** What the browser itself says of a request that nobody answered; nothing else may be said. */
const isLost = (text: string) => text.startsWith('Failed to load resource: net::ERR_')

/** Each language once, on a phone and in a wide window, by a learner of its own. */
const windows = [
  { locale: 'en', width: 1440, learner: people.newcomer },
  { locale: 'uk', width: 360, learner: people.student },
  { locale: 'ru', width: 1440, learner: people.visitor },
] as const

let made: ReturnType<typeof makeCourse> | undefined

for (const { locale, width, learner } of inTurn('offline-hour', windows)) {
  const t = textsOf(locale)

  test.describe(`in ${locale} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a course is kept for an hour without a network, and what two devices did meanwhile is stored once', async ({
      page,
      context,
      browser,
      server,
    }) => {
      const course = await (made ??= makeCourse(page))
      const token = await signInQuickly(page, learner)
      await callAs(page, token, 'POST', `/public/courses/${course.id}/join`)
      await chooseLanguage(context, locale, server.origin)
      const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
      await page.goto(course.page)
      await button(t('documents.offline_keep')).click()
      await button(t('documents.offline_download')).click()
      await expect(page.getByText(t('documents.offline_kept'), { exact: true })).toBeVisible({
        timeout: 60_000,
      })
      await page.goto(course.first.link)
      const begun = page.waitForResponse((reply) => reply.url().endsWith('/start-attempt'))
      await button(t('quiz.start')).click()
      const attempt = (await (await begun).json()).data.id
      await expect(answerOf(page, 'Salt, right')).toBeVisible()
      await expect.poll(() => keptText(page, course.first.link)).toContain(t('quiz.continue'))

      // An hour goes by on the device, and nobody is heard.
      const said: string[] = []
      context.on('console', (line) => line.type() === 'error' && said.push(line.text()))
      const stored: string[] = []
      context.on('requestfinished', (request) => {
        if (request.method() !== 'GET') stored.push(new URL(request.url()).pathname)
      })
      await context.setOffline(true)
      await passTime(page, hour)
      await page.goto(course.first.link)
      await pressLabel(answerOf(page, 'Salt, right'))
      await expect(page.locator('[data-receipt="kept"]')).toBeVisible()
      await page.getByRole('checkbox', { name: 'do' }).first().click()
      await expect.poll(() => isWhole(page.locator('main article img').first())).toBe(true)
      const viewer = page.locator('[data-state="ready"]').first()
      await viewer.scrollIntoViewIfNeeded()
      await expect.poll(() => inkOf(viewer)).toBeGreaterThan(20)
      const player = page.locator('[data-audio]')
      await player
        .getByRole('button', { name: t('player.play') })
        .first()
        .click()
      await expect.poll(() => hasPlayed(player)).toBe(true)
      await expectFitting(page)

      // What waits is named, and other pages are left to what is kept.
      await page.goto('/account/offline')
      await expect(page.getByRole('heading', { name: t('documents.waiting_title') })).toBeVisible()
      // An answer, a tick, and that the lesson was opened.
      await expect(page.getByText(t('documents.waiting_since'))).toHaveCount(3)
      await expectSound(page)
      await page.goto('/account/history')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
      await page.getByRole('link', { name: /^First/ }).click()

      // The other device of the same person goes on meanwhile.
      const other = await browser.newContext({ viewport: { width, height: 900 }, baseURL: server.origin })
      await withoutLine(other)
      const desk = await other.newPage()
      await signInQuickly(desk, learner)
      await desk.goto(course.first.link)
      await pressLabel(answerOf(desk, 'Yeast, wrong'))
      await desk.getByRole('checkbox', { name: 'do' }).last().click()
      await expect(desk.locator('[data-receipt="stored"]')).toBeVisible()
      await desk.waitForLoadState('networkidle')

      // A practice is begun with the school alone.
      await page.locator(`main a[href="${course.second.link}"]`).last().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second')
      await button(t('quiz.start')).click()
      await expect(page.getByText(t('quiz.start_needs_connection'))).toBeVisible()
      const again = button(t('common.try_again'))
      await expect(again).toHaveAttribute('aria-disabled', 'true')
      await expectSound(page)
      await context.setOffline(false)
      await expect(again).not.toHaveAttribute('aria-disabled', 'true')
      await again.click()
      await expect(answerOf(page, 'Rye, right')).toBeVisible()
      expect(said.filter((text) => !isLost(text))).toEqual([])

      // Each thing once, and the same on both devices.
      const log = async () => {
        const reply = await page.request.get(`/api/v1/quiz-attempts/${attempt}/answer-log`)
        const { data } = await reply.json()
        return data.map((entry: { quiz_question_id: string; outcome: string }) =>
          [entry.quiz_question_id, entry.outcome].join(' '),
        )
      }
      await expect.poll(log).toHaveLength(2)
      expect((await log()).toSorted()).toEqual(['Salt-question stored', 'Yeast-question stored'])
      for (const device of [page, desk]) {
        await device.goto(course.first.link)
        await expect(answerOf(device, 'Salt, right')).toBeChecked()
        await expect(answerOf(device, 'Yeast, wrong')).toBeChecked()
        for (const box of await allAtRest(device.getByRole('checkbox', { name: 'do' })))
          await expect(box).toBeChecked()
      }
      const times = (part: string) => stored.filter((path) => path.includes(part)).length
      expect([times('/ticks/'), times(`/lessons/${course.second.id}/events/started`)]).toEqual([1, 1])
      expect(times(`/quiz-attempts/${attempt}`)).toBe(1)
      await other.close()
    })
  })
}
