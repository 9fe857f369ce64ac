import { expect, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { enterAs, expectSound, windowsOf } from '../support/looks.ts'
import { makePractice } from '../support/practice.ts'
import { textsOf } from '../support/texts.ts'

const test = testOnOwnServer()

/** So many wait to be checked. */
const waiting = 10

const question = { id: 'why-rye-flour', type: 'essay', name: 'Why rye?', points: 2, is_required: true }
const second = { ...question, id: 'why-salt-in-it', name: 'Why salt?' }

for (const { locale, width } of windowsOf('review-desk')) {
  const t = textsOf(locale)

  test.describe(`in ${locale} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('two reviewers check one queue by keys, and never the same attempt', async ({
      page,
      server,
      browser,
    }) => {
      const practice = await makePractice(page, {
        name: `Queue ${locale}`,
        questions: [question, second],
        settings: { check_type: 'manual', attempts_limit: null },
      })
      const place = `/lessons/${practice.lesson}/quizzes/${practice.quiz}`
      for (let count = 0; count < waiting; count += 1) {
        const attempt = await practice.sendAsStudent('POST', `${place}/start-attempt`)
        const answer = {
          quiz_question_id: question.id,
          text_answer: `Because, ${count}`,
          device: 'd',
          seq: 1,
        }
        const same = {
          ...answer,
          quiz_question_id: second.id,
          text_answer: count < 4 ? 'For taste' : `No ${count}`,
        }
        await practice.sendAsStudent('POST', `/quiz-attempts/${attempt.id}/finish`, {
          payload: [answer, same],
        })
      }
      // The languages share a school: the key is the same, so that the remark stands there once.
      await practice.send('PUT', '/review-remarks/about-gluten', {
        text: 'Think of the gluten too.',
        is_shared: false,
      })
      const list = `/expert/practices?quiz=${practice.quiz}`
      await enterAs(page, server.origin, locale, people.expert)
      await page.goto(list)
      await page.getByRole('button', { name: t('create-course.review_next') }).click()
      await expect(page.getByText(t('create-course.review_mine'))).toBeVisible()
      await expectSound(page)

      // The colleague gets another one, and sees who checks the first.
      const other = await browser.newContext({ viewport: { width, height: 900 }, baseURL: server.origin })
      const colleague = await other.newPage()
      await signInQuickly(colleague, people.deputy)
      await enterAs(colleague, server.origin, locale, people.deputy)
      await colleague.goto(list)
      await expect(colleague.getByText(t('create-course.claimed_by', { name: 'Demo Expert' }))).toBeVisible()
      await colleague.getByRole('button', { name: t('create-course.review_next') }).click()
      await expect(colleague.getByText(t('create-course.review_mine'))).toBeVisible()
      expect(colleague.url()).not.toBe(page.url())
      const theirs = new URL(colleague.url()).pathname

      // One attempt is another's: its page says so, and gives it over on wish.
      const mine = page.url()
      await page.goto(theirs)
      await expect(page.getByText(t('create-course.review_theirs'))).toBeVisible()
      await page.keyboard.press('1')
      await expect(page.getByRole('alert')).toContainText(t('common.error_attempt_claimed'))
      await page.goto(mine)
      await expect(page.getByText(t('create-course.review_mine'))).toBeVisible()

      // Words by keys alone: a remark, found and put into the comment, which is sent with what is added to it.
      await page.keyboard.press('j')
      await expect(page.locator(`[data-question="${second.id}"][aria-current]`)).toBeFocused()
      const talk = page.locator(`[data-talk="${second.id}"]`)
      const field = talk.getByRole('textbox', { name: t('comments.write_label'), exact: true })
      await page.keyboard.press('r')
      await expect(page.getByRole('button', { name: 'Think of the gluten too.', exact: true })).toBeVisible()
      await expectSound(page)
      await page.keyboard.type('glut')
      await page.keyboard.press('Enter')
      await expect(field).toHaveValue('Think of the gluten too.')
      await expect(field).toBeFocused()
      await page.keyboard.type(' And of the yeast.')
      await page.keyboard.press('Enter')
      const words = 'Think of the gluten too. And of the yeast.'
      await expect(talk.locator('[data-comment]').filter({ hasText: words })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(field).not.toBeFocused()
      await page.keyboard.press('m')
      await expect(field).toBeFocused()
      await page.keyboard.press('Escape')

      // Those who answered the same get the same points, but for the one that the colleague is checking.
      const card = page.locator(`[data-question="${second.id}"]`)
      await card.getByRole('button', { expanded: false }).filter({ hasText: '3 ' }).click()
      await expect(card.getByRole('listitem').filter({ hasText: 'Demo Deputy' })).toHaveCount(1)
      await expectSound(page)
      await card.getByRole('button', { name: t('create-course.same_points', { points: 2, max: 2 }) }).click()
      await expect(card.getByText(t('create-course.points_by_hand'), { exact: true })).toBeVisible()
      const marked = async () => {
        const rows = await practice.send('GET', `/practices?quiz_id=${practice.quiz}&status_id=6`)
        return rows.filter(({ attempt: { scores } }: { attempt: { scores: number } }) => scores === 2).length
      }
      expect(await marked()).toBe(3)

      const seen = [theirs]
      for (const key of ['1', '2', '3', '1', '1', '2', '1']) {
        await page.keyboard.press(key)
        await expect(page.locator('[aria-pressed="true"]')).toBeVisible()
        seen.push(new URL(page.url()).pathname)
        await page.keyboard.press('n')
        await page.waitForURL((url) => !seen.includes(url.pathname))
        await expect(page.getByText(t('create-course.review_mine'))).toBeVisible()
        if (seen.length > 2) continue
        // On the next one already, the decision before is taken back, and made anew.
        const [, first = ''] = seen
        await page.keyboard.press('u')
        await page.waitForURL((url) => url.pathname === first)
        await expect(page.getByText(t('create-course.review_mine'))).toBeVisible()
        await expect(page.locator('main [aria-pressed="true"]')).toHaveCount(0)
        await page.keyboard.press('1')
        await expect(page.locator('main [aria-pressed="true"]')).toBeVisible()
        await expectSound(page)
        await page.keyboard.press('n')
        await page.waitForURL((url) => !seen.includes(url.pathname))
        await expect(page.getByText(t('create-course.review_mine'))).toBeVisible()
      }
      // Put aside, it is free for the colleague.
      await page.keyboard.press('n')
      await expect(page.getByText(t('create-course.review_mine'))).toBeVisible()
      await colleague.keyboard.press('1')
      await expect(colleague.locator('[aria-pressed="true"]')).toBeVisible()
      await colleague.keyboard.press('n')
      await colleague.waitForURL((url) => url.pathname !== theirs)
      await expect(colleague.getByText(t('create-course.review_mine'))).toBeVisible()
      expect(colleague.url()).not.toBe(page.url())
      await other.close()

      // What is asked of the queue is kept in its address, and as a view.
      await page.goto(list)
      const button = (id: string) => page.getByRole('button', { name: t(id), exact: true })
      await button('create-course.queue_filters').click()
      await page.getByRole('checkbox', { name: t('create-course.queue_unread') }).check()
      await expect(page).toHaveURL(/unread=true/)
      await expect(page.getByText(t('create-course.practices_none_found'))).toBeVisible()
      await expectSound(page)
      const view = `Unread ${locale}`
      await button('create-course.view_keep').click()
      await page.getByRole('textbox', { name: t('create-course.view_name') }).fill(view)
      await button('create-course.view_save').click()
      await expect(page.getByRole('button', { name: view, exact: true, pressed: true })).toBeVisible()
      await button('create-course.queue_clear').click()
      await expect(page).not.toHaveURL(/unread/)
      await page.getByRole('button', { name: view, exact: true }).click()
      await expect(page).toHaveURL(/unread=true/)
      await page.reload()
      await expect(page.getByRole('button', { name: view, exact: true, pressed: true })).toBeVisible()

      // Another question takes its name.
      await button('create-course.queue_filters').click()
      await page.getByRole('checkbox', { name: t('create-course.queue_unread') }).uncheck()
      await expect(page).not.toHaveURL(/unread/)
      await page.getByRole('button', { name: t('create-course.view_update', { name: view }) }).click()
      await expect(page.getByRole('button', { name: view, exact: true, pressed: true })).toBeVisible()
    })
  })
}
