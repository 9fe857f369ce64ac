import type { Page } from '@playwright/test'
import { expect, expectAccessible, people, testOnOwnServer } from '../support/journey.ts'
import { inSeconds, makePractice } from '../support/practice.ts'
import { enterAs, expectFitting, windowsOf } from '../support/looks.ts'
import { expectStored, startAgain } from '../support/question-journey.ts'
import { type TextId, textsOf } from '../support/texts.ts'

const test = testOnOwnServer()

const choice = (id: string, name: string) => ({
  id: `${id}-question`,
  type: 'single_answer',
  name: `${name}?`,
  points: 1,
  answers: [
    { id: `${id}-right`, text: `${name}, right`, is_correct: true },
    { id: `${id}-wrong`, text: `${name}, wrong`, is_correct: false },
  ],
})
const salt = choice('salt', 'Salt')
const yeast = choice('yeast', 'Yeast')

const pick = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check()

// In English at both widths: practice-openings, drawn-questions and quiz-taking.
for (const { locale, width } of windowsOf('exam-ways')) {
  const t = textsOf(locale)
  const press = (page: Page, id: TextId) => page.getByRole('button', { name: t(id), exact: true }).click()
  const clock = (page: Page) => page.getByRole('timer', { name: t('quiz.time_left'), exact: true })

  test.describe(`in ${locale} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })
    const enter = (page: Page, origin: string, email: string) => enterAs(page, origin, locale, email)

    test('an attempt is taken again, sent back, reworked and passed', async ({ page, server }) => {
      const { quiz, link, send } = await makePractice(page, {
        name: 'Reworked',
        questions: [salt],
        settings: { check_type: 'manual', result_detail: 'full_information' },
      })
      await enter(page, server.origin, people.student)
      await page.goto(link)
      await press(page, 'quiz.start')
      await pick(page, 'Salt, wrong')
      await press(page, 'quiz.finish')
      await expect(page.getByText(t('quiz.verdict_checking'))).toBeVisible()
      await startAgain(page, locale)
      await pick(page, 'Salt, wrong')
      await press(page, 'quiz.finish')
      await expect(page.getByLabel(t('quiz.attempt_shown'))).toBeVisible()
      await expectFitting(page)

      const [{ attempt }] = await send('GET', `/practices?quiz_id=${quiz}`)
      await enter(page, server.origin, people.expert)
      await page.goto(`/expert/practices/${attempt.id}`)
      await press(page, 'practices.decide_rework')
      await press(page, 'practices.held_tell')
      await expect(page.getByText(t('practices.held_tell'))).toBeHidden()
      await expect(page.getByRole('banner').getByText(t('practices.attempt_rework'))).toBeVisible()
      await expectAccessible(page)

      await enter(page, server.origin, people.student)
      await page.goto(link)
      await press(page, 'quiz.rework')
      await expect(page.getByRole('radio', { name: 'Salt, wrong', exact: true })).toBeChecked()
      await pick(page, 'Salt, right')
      await press(page, 'quiz.finish')
      await expect(page.getByLabel(t('quiz.attempt_shown'))).toContainText(String(t('quiz.attempt_reworked')))
      const [{ attempt: again }] = await send('GET', `/practices?quiz_id=${quiz}`)
      await enter(page, server.origin, people.expert)
      await page.goto(`/expert/practices/${again.id}`)
      await press(page, 'practices.decide_pass')
      await press(page, 'practices.held_tell')
      await expect(page.getByText(t('practices.held_tell'))).toBeHidden()
      await expect(page.getByText(t('practices.attempt_passed')).first()).toBeVisible()
      await enter(page, server.origin, people.student)
      await page.goto(link)
      await press(page, 'quiz.show_result')
      await expect(page.locator('[data-look="passed"]')).toBeVisible()
      await expectAccessible(page)
    })

    test('more time reaches whoever writes, and a closing date ends what is written', async ({
      page,
      server,
    }) => {
      const { give, open, link } = await makePractice(page, {
        name: 'Timed',
        questions: [salt, yeast],
        settings: { timer_type: 1, timer_duration: 600 },
      })
      await enter(page, server.origin, people.student)
      await page.goto(link)
      await press(page, 'quiz.start')
      await expect(clock(page)).toContainText(/00:09:\d\d/)
      await give({ extra_minutes: 15 })
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(page.getByText(t('quiz.time_added', { minutes: 15 }))).toBeVisible()
      await pick(page, 'Salt, right')
      await expectStored(page)
      await open({ closes_at: inSeconds(3600) })
      await expectAccessible(page)
      await expectFitting(page)

      const closing = await makePractice(page, { name: 'Closing', questions: [salt, yeast] })
      await closing.open({ closes_at: inSeconds(14) })
      await enter(page, server.origin, people.student)
      page.on('dialog', (dialog) => void dialog.accept())
      await page.goto(closing.link)
      await press(page, 'quiz.start')
      await pick(page, 'Yeast, right')
      await expectStored(page)
      await expect(page.getByText(t('quiz.timed_out'))).toBeVisible({ timeout: 25_000 })
      await expectAccessible(page)
    })

    test('every attempt of a randomizer has its own questions', async ({ page, server }) => {
      const first = await makePractice(page, { name: 'Pool', questions: [salt, yeast] })
      const pools = [{ quiz_id: first.quiz, take_count: 1 }]
      const { link, send, quiz } = await makePractice(page, { name: 'Drawn', type: 'randomizer' })
      await send('PUT', `/quizzes/${quiz}`, { pools })
      await enter(page, server.origin, people.student)
      await page.goto(link)
      await press(page, 'quiz.start')
      await expect(page.locator('[data-question]')).toHaveCount(1)
      const drawn = await page.locator('[data-question]').getAttribute('data-question')
      await page.reload()
      await expect(page.locator(`[data-question="${drawn}"]`)).toBeVisible()
      await page.getByRole('radio').first().check()
      await press(page, 'quiz.finish')
      await expect(page.locator(`[data-question="${drawn}"]`)).toBeVisible()
      await expectFitting(page)
    })
  })
}
