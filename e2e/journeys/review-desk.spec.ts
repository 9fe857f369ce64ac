import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { expect, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { enterAs, expectSound, windowsOf } from '../support/looks.ts'
import { makePractice } from '../support/practice.ts'
import { decideUnpointed } from '../support/review/decide-by-key.ts'
import { createReviewerByKeys } from '../support/review/reviewer-by-keys.ts'
import { type TextId, textsOf } from '../support/texts.ts'
import { look } from '../support/hands/hands.ts'

const test = testOnOwnServer()

/** So many wait for two reviewers, and for one on a whole day. */
const shared = 6
const ofDay = 30

const question = { id: 'why-rye-flour', type: 'essay', name: 'Why rye?', points: 2, is_required: true }
const second = { ...question, id: 'why-salt-in-it', name: 'Why salt?' }
const settings = { check_type: 'manual', attempts_limit: null }

type Practice = Awaited<ReturnType<typeof makePractice>>

/** The student hands in an answer, or a rework of it. */
const handIn = async (practice: Practice, rye: string, salt: string): Promise<number> => {
  const attempt = await practice.sendAsStudent(
    'POST',
    `/lessons/${practice.lesson}/quizzes/${practice.quiz}/start-attempt`,
  )
  const answer = { quiz_question_id: question.id, text_answer: rye, device: 'd', seq: 9 }
  await practice.sendAsStudent('POST', `/quiz-attempts/${attempt.id}/finish`, {
    payload: [answer, { ...answer, quiz_question_id: second.id, text_answer: salt }],
  })
  return Number(attempt.id)
}

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
        settings,
      })
      for (let count = 0; count < shared; count += 1)
        await handIn(practice, `Because, ${count}`, count < 4 ? 'For taste' : `No ${count}`)
      // The languages share a school: the key is the same, so that the remark stands there once.
      await practice.send('PUT', '/review-remarks/about-gluten', {
        text: 'Think of the gluten too.',
        is_shared: false,
      })
      const list = `/expert/practices?quiz=${practice.quiz}`
      await enterAs(page, server.origin, locale, people.expert)
      await page.goto(list)
      await page.getByRole('button', { name: t('practices.review_next') }).click()
      await expect(page.getByText(t('practices.review_mine'))).toBeVisible()
      await expectSound(page)

      // The colleague gets another one, and sees who checks the first.
      const other = await browser.newContext({ viewport: { width, height: 900 }, baseURL: server.origin })
      const colleague = await other.newPage()
      await signInQuickly(colleague, people.deputy)
      await enterAs(colleague, server.origin, locale, people.deputy)
      await colleague.goto(list)
      await expect(colleague.getByText(t('practices.claimed_by', { name: 'Demo Expert' }))).toBeVisible()
      await colleague.getByRole('button', { name: t('practices.review_next') }).click()
      await expect(colleague.getByText(t('practices.review_mine'))).toBeVisible()
      expect(colleague.url()).not.toBe(page.url())
      const theirs = new URL(colleague.url()).pathname

      // Beside the attempt it is seen as it happens.
      if (width === 1440)
        await expect(
          page
            .getByRole('navigation', { name: t('practices.queue_beside') })
            .getByText(t('practices.claimed_by', { name: 'Demo Deputy' })),
        ).toBeVisible()

      // One attempt is another's: its page says so, and gives it over on wish.
      const mine = page.url()
      await page.goto(theirs)
      await expect(page.getByText(t('practices.review_theirs'))).toBeVisible()
      await look(page)
      await decideUnpointed(page, t, '1')
      await expect(page.getByRole('alert')).toContainText(t('common.error_attempt_claimed'))
      await page.goto(mine)
      await expect(page.getByText(t('practices.review_mine'))).toBeVisible()

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
      await card.getByRole('button', { name: t('practices.same_points', { points: 2, max: 2 }) }).click()
      await expect(card.getByText(t('practices.points_by_hand'), { exact: true })).toBeVisible()
      const marked = async () => {
        const rows = await practice.send('GET', `/practices?quiz_id=${practice.quiz}&status_id=6`)
        return rows.filter(({ attempt: { scores } }: { attempt: { scores: number } }) => scores === 2).length
      }
      expect(await marked()).toBe(3)

      const seen = [theirs]
      for (const key of ['1', '2', '3']) {
        await decideUnpointed(page, t, key)
        await expect(page.locator('[aria-pressed="true"]')).toBeVisible()
        seen.push(new URL(page.url()).pathname)
        await page.keyboard.press('n')
        await page.waitForURL((url) => !seen.includes(url.pathname))
        await expect(page.getByText(t('practices.review_mine'))).toBeVisible()
        if (seen.length > 2) continue
        // On the next one already, the decision before is taken back, and made anew.
        const [, first = ''] = seen
        await page.keyboard.press('u')
        await page.waitForURL((url) => url.pathname === first)
        await expect(page.getByText(t('practices.review_mine'))).toBeVisible()
        await expect(page.locator('main [aria-pressed="true"]')).toHaveCount(0)
        await decideUnpointed(page, t, '1')
        await expect(page.locator('main [aria-pressed="true"]')).toBeVisible()
        await expectSound(page)
        await page.keyboard.press('n')
        await page.waitForURL((url) => !seen.includes(url.pathname))
        await expect(page.getByText(t('practices.review_mine'))).toBeVisible()
      }
      // Put aside, it is free for the colleague.
      await page.keyboard.press('n')
      await expect(page.getByText(t('practices.review_mine'))).toBeVisible()
      await decideUnpointed(colleague, t, '1')
      await expect(colleague.locator('[aria-pressed="true"]')).toBeVisible()
      await colleague.keyboard.press('n')
      await colleague.waitForURL((url) => url.pathname !== theirs)
      await expect(colleague.getByText(t('practices.review_mine'))).toBeVisible()
      expect(colleague.url()).not.toBe(page.url())
      await other.close()

      // What is asked of the queue is kept in its address, and as a view.
      await page.goto(list)
      const button = (id: TextId) => page.getByRole('button', { name: t(id), exact: true })
      await button('practices.queue_filters').click()
      await page.getByRole('checkbox', { name: t('practices.queue_unread') }).check()
      await expect(page).toHaveURL(/unread=true/)
      await expect(page.getByText(t('practices.practices_none_found'))).toBeVisible()
      await expectSound(page)
      const view = `Unread ${locale}`
      await button('practices.view_keep').click()
      await page.getByRole('textbox', { name: t('practices.view_name') }).fill(view)
      await button('practices.view_save').click()
      await expect(page.getByRole('button', { name: view, exact: true, pressed: true })).toBeVisible()
      await button('practices.queue_clear').click()
      await expect(page).not.toHaveURL(/unread/)
      await page.getByRole('button', { name: view, exact: true }).click()
      await expect(page).toHaveURL(/unread=true/)
      await page.reload()
      await expect(page.getByRole('button', { name: view, exact: true, pressed: true })).toBeVisible()

      // Another question takes its name.
      await button('practices.queue_filters').click()
      await page.getByRole('checkbox', { name: t('practices.queue_unread') }).uncheck()
      await expect(page).not.toHaveURL(/unread/)
      await page.getByRole('button', { name: t('practices.view_update', { name: view }) }).click()
      await expect(page.getByRole('button', { name: view, exact: true, pressed: true })).toBeVisible()
    })

    test('a day of thirty answers by keys alone', async ({ page, server }) => {
      const practice = await makePractice(page, {
        name: `Day ${locale}`,
        questions: [question, second],
        settings,
      })
      const answerAt = (at: number) => (at === 0 ? 'Because it is sour.' : `Because, ${at}`)
      const first = await handIn(practice, 'Because it is dark.', 'For taste')
      await practice.send('PATCH', `/practices/${first}`, { status_id: attemptStatus.rework })
      for (let count = 0; count < ofDay; count += 1) await handIn(practice, answerAt(count), `Salt ${count}`)
      const list = () => practice.send('GET', `/practices?quiz_id=${practice.quiz}&per_page=100`)
      const waiting = (await list())
        .map(({ attempt }: { attempt: { id: number } }) => attempt.id)
        .filter((id: number) => id !== first)
        .toSorted((one: number, other: number) => one - other)
      expect(waiting).toHaveLength(ofDay)
      // The languages share a school: the key is the same, so that the remark stands there once.
      await practice.send('PUT', '/review-remarks/about-a-source', {
        text: 'Name a source.',
        is_shared: false,
      })

      await enterAs(page, server.origin, locale, people.expert)
      const { press, decide, goOn, takeBack, write, decisions, mine, queue } = createReviewerByKeys(page, {
        t,
        waiting,
        answerAt,
      })
      const yours = t('practices.queue_yours')
      const card = (of: { id: string }) => page.locator(`[data-question="${of.id}"]`)
      const talk = (of: { id: string }) => page.locator(`[data-talk="${of.id}"]`)
      await page.goto(`/expert/practices?quiz=${practice.quiz}&status=6`)
      await expect(page.getByText(t('practices.queue_count_waiting', { count: ofDay }))).toBeVisible()
      await goOn(0)
      // The keys are told by one of them.
      await press('?')
      const keys = page.getByRole('dialog', { name: t('expert.keys') })
      await expect(keys.getByText(t('practices.key_version'))).toBeVisible()
      await press('Escape')
      await expect(keys).toBeHidden()
      // What was sent back stands beside what came instead.
      await press('v')
      const difference = page.getByRole('region', {
        name: t('practices.versions_beside', { one: 1, other: 2 }),
      })
      await expect(difference.getByRole('deletion').filter({ hasText: 'dark' })).toBeVisible()
      await press('v')
      await expect(difference).toHaveCount(0)
      await press('j')
      await expect(card(second)).toBeFocused()
      await press('k')
      await expect(card(question)).toBeFocused()
      await press('m')
      await write(talk(question), 'Sour is right.')
      await press('j', 'r')
      await expect(page.getByRole('button', { name: 'Name a source.', exact: true })).toBeVisible()
      await page.keyboard.type('sourc')
      await press('Enter')
      await write(talk(second), ' Any will do.')
      // Given up, it is free, until it is claimed again.
      await press('a')
      await expect(page.getByText(t('practices.review_free'))).toBeVisible()
      await press('a')
      await expect(mine).toBeVisible()
      await decide(1)
      await goOn(1)
      await decide(1)
      await takeBack(1, 'u')
      await decide(2)
      await goOn(2)
      await takeBack(1, 'Control+z')
      await decide(3)
      await goOn(2)
      // Left for later, it comes last.
      await goOn(3)
      if (width === 1440) {
        await expect(queue.getByRole('link').last()).toContainText(t('practices.queue_put_aside'))
        await expectSound(page)
        // Where the menu takes the room, the queue is a drawer.
        await press('[')
        await expect(queue).toHaveCount(0)
        await page.getByRole('button', { name: t('practices.queue_beside') }).click()
        const drawer = page.getByRole('dialog', { name: t('practices.queue_beside') })
        await expect(drawer.locator('a[aria-current]').getByText(yours)).toBeVisible()
        await expectSound(page)
        await press('Escape', '[')
      }
      await expect(queue).toHaveCount(width === 1440 ? 1 : 0)
      for (let at = 3; at < ofDay; at += 1) {
        await decide((at % 3) + 1)
        await goOn(at + 1 < ofDay ? at + 1 : 2)
      }
      await decide(1)
      await press('n')
      await expect(page.getByText(t('practices.review_none')).first()).toBeVisible()

      expect([...decisions.keys()].toSorted((one, other) => one - other)).toEqual(waiting)
      const stored = await list()
      const left = stored.filter(({ attempt }: { attempt: { id: number } }) => attempt.id !== first)
      expect(
        new Map(
          left.map(({ attempt }: { attempt: { id: number; status_id: number } }) => [
            attempt.id,
            attempt.status_id,
          ]),
        ),
      ).toEqual(decisions)
    })
  })
}
