import { expect, type Locator, type Page } from '@playwright/test'
import type { Texts } from '../texts.ts'
import { isThere } from '../hands/reads.ts'
import { decideUnpointed } from './decide-by-key.ts'

interface Day {
  readonly t: Texts
  /** The attempts that wait, the longest wait first, and the words of each. */
  readonly waiting: readonly number[]
  readonly answerAt: (at: number) => string
}

/** The attempt at whose page somebody is. */
const attemptAt = (page: Page): number => Number(new URL(page.url()).pathname.split('/').at(-1))

/** Somebody who checks a queue by keys alone, and sees what came of each of them. */
export const createReviewerByKeys = (page: Page, { t, waiting, answerAt }: Day) => {
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  const mine = page.getByText(t('practices.review_mine'))
  const queue = page.getByRole('navigation', { name: t('practices.queue_beside') })
  const pressed = page.locator('main [aria-pressed="true"]')
  const isAt = (at: number) => page.waitForURL((url) => url.pathname.endsWith(`/${waiting[at]}`))
  const decisions = new Map<number, number>()
  return {
    press,
    mine,
    queue,
    /** What was decided of each attempt. */
    decisions,
    /** Decides, and sees that it is stored. */
    decide: async (status: number) => {
      await decideUnpointed(page, t, String(status))
      await expect(pressed).toHaveCount(1)
      decisions.set(attemptAt(page), status)
    },
    /** Goes on to one that waits, which is claimed by that, and stands in the queue as the own one where the queue is in sight. */
    goOn: async (at: number) => {
      await press('n')
      await isAt(at)
      await expect(page.locator('main').getByText(answerAt(at), { exact: true })).toBeVisible()
      await expect(mine).toBeVisible()
      const yours = queue.locator('a[aria-current]').getByText(t('practices.queue_yours'))
      if (await isThere(queue)) await expect(yours).toBeVisible()
    },
    /** Takes the latest decision back, wherever the reviewer is by now. */
    takeBack: async (at: number, key: string) => {
      await press(key)
      await isAt(at)
      await expect(mine).toBeVisible()
      await expect(pressed).toHaveCount(0)
    },
    /** Writes a comment where the keyboard is, and leaves it. */
    write: async (where: Locator, words: string) => {
      await expect(where.getByRole('textbox', { name: t('comments.write_label'), exact: true })).toBeFocused()
      await page.keyboard.type(words)
      await press('Enter')
      await expect(where.locator('[data-comment]').filter({ hasText: words })).toBeVisible()
      await press('Escape')
    },
  }
}
