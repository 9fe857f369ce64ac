import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What breaks WCAG 2.2 A and AA on the page as it stands: each rule with the elements that break it. */
export const findViolations = (page: Page): Promise<string[]> =>
  find(page, new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']))

/** The part of {@link findViolations} that colours decide. */
export const findColourViolations = (page: Page): Promise<string[]> =>
  find(page, new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']))

/** Colours on their way from one state to another are neither. */
const settle = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      )
  })

const find = async (page: Page, axe: AxeBuilder): Promise<string[]> => {
  // From its beginning: in the middle of a page a bar half covers whatever was scrolled below it.
  await page.evaluate(() => window.scrollTo(0, 0))
  await settle(page)
  // Whole pages without frames of ours: the other mode opens a page more for each answer.
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}
