import { createHash } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { motionless } from './screens/rest.ts'

/** What holds is not described: that took a third of the time of a page, and most of what was sent. */
const axeOf = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] })

/** What breaks WCAG 2.2 A and AA on the page as it stands: each rule with the elements that break it. */
export const findViolations = (page: Page): Promise<string[]> =>
  findOnce(page, 'all', () => axeOf(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']))

/** The part of {@link findViolations} that colours decide. */
export const findColourViolations = (page: Page): Promise<string[]> =>
  findOnce(page, 'colours', () => axeOf(page).withRules(['color-contrast', 'link-in-text-block']))

/** Structures in which this process has found nothing. */
const sound = new Set<string>()

/**
 * What the rules look at: elements, classes, states, whether there is a name and a text, window and theme. The words
 * themselves are left out, so that the same screen in another language, or met again, is not looked through twice.
 */
const structureOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const wordsAndIds =
      /^(aria-label|title|alt|placeholder|value|href|src|srcset|content|lang|id|for|name|aria-(controls|.*by))$/
    const attribute = ({ name, value }: Attr) =>
      wordsAndIds.test(name) ? `${name}${value.trim() === '' ? '' : '+'}` : `${name}=${value}`
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
      )
    const parts = [...document.querySelectorAll('html, body, body *')].map((element) =>
      [
        element.tagName,
        ...[...element.attributes].filter(({ name }) => name !== 'nonce').map(attribute),
        hasText(element) ? 'text' : '',
        element.parentElement?.tagName,
      ].join(' '),
    )
    const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    return [innerWidth, theme, ...parts].join('\n')
  })

const findOnce = async (page: Page, rules: string, choose: () => AxeBuilder): Promise<string[]> => {
  // From its beginning: in the middle of a page a bar half covers whatever was scrolled below it.
  await page.evaluate(() => window.scrollTo(0, 0))
  await motionless(page)
  const structure = createHash('sha256')
    .update(`${rules} ${await structureOf(page)}`)
    .digest('base64')
  if (sound.has(structure)) return []
  // Whole pages without frames of ours: the other mode opens a page more for each answer.
  const { violations } = await choose().setLegacyMode().analyze()
  if (violations.length === 0) sound.add(structure)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}
