import type { Page } from '@playwright/test'
import { isThere } from '../hands/reads.ts'
import type { Texts } from '../texts.ts'

/** The button by which answers without points are decided about all the same. */
const withoutPoints = (page: Page, t: Texts) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: t('practices.decide_pass_without') })
    .or(page.getByRole('dialog').getByRole('button', { name: t('practices.decide_fail_without') }))

/** Decides by a key about answers that have no points: the page asks, but for those that are sent back. */
export const decideUnpointed = async (page: Page, t: Texts, key: string): Promise<void> => {
  await page.keyboard.press(key)
  if (key !== '3') await withoutPoints(page, t).press('Enter')
}

/** The same where answers may have their points. */
export const decideByKey = async (page: Page, t: Texts, key: string): Promise<void> => {
  await page.keyboard.press(key)
  const button = withoutPoints(page, t)
  if (await isThere(button)) await button.press('Enter')
}
