import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { readCurrentBuild } from '../../apps/web/scripts/builds.ts'
import { motionless } from './screens/rest.ts'

/** What holds is not described: that took a third of the time of a page, and most of what was sent. */
const axeOf = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] })

/** What breaks WCAG 2.2 A and AA on the page as it stands: each rule with the elements that break it. */
export const findViolations = (page: Page): Promise<string[]> =>
  findOnce(page, 'all', () => axeOf(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']))

/** The part of {@link findViolations} that colours decide. */
export const findColourViolations = (page: Page): Promise<string[]> =>
  findOnce(page, 'colours', () => axeOf(page).withRules(['color-contrast', 'link-in-text-block']))

/**
 * Structures in which nothing was found, a file for each: workers share them, and the next run of the same build. Workers are
 * replaced after every file that has a server of its own; what one of them keeps to itself is hardly ever asked again.
 */
const soundFolder = join(
  import.meta.dirname,
  '../../node_modules/.cache/lectern-axe',
  readCurrentBuild(join(import.meta.dirname, '../../apps/web/dist'))?.hash.slice(0, 16) ?? 'unbuilt',
)

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

/**
 * Lays bars that stick to the foot of the window to the end of their page: what one covers half is reached by scrolling, and would
 * count as too small to press. Gives what puts them back.
 */
const layFootBars = async (page: Page): Promise<() => Promise<void>> => {
  const place = (position: string) =>
    page.locator('nav').evaluateAll((bars, value) => {
      for (const bar of bars) {
        const { position: now, insetBlockEnd } = getComputedStyle(bar)
        if (
          bar instanceof HTMLElement &&
          insetBlockEnd === '0px' &&
          (now === 'sticky' || bar.style.position !== '')
        )
          bar.style.position = value
      }
    }, position)
  await place('static')
  return () => place('')
}

const findOnce = async (page: Page, rules: string, choose: () => AxeBuilder): Promise<string[]> => {
  // From its beginning: in the middle of a page a bar half covers whatever was scrolled below it.
  await page.evaluate(() => window.scrollTo(0, 0))
  await motionless(page)
  const structure = createHash('sha256')
    .update(`${rules} ${await structureOf(page)}`)
    .digest('hex')
  const soundFile = join(soundFolder, structure)
  if (existsSync(soundFile)) return []
  const putBack = await layFootBars(page)
  // Whole pages without frames of ours: the other mode opens a page more for each answer.
  const { violations } = await choose().setLegacyMode().analyze()
  await putBack()
  if (violations.length === 0) {
    mkdirSync(soundFolder, { recursive: true })
    writeFileSync(soundFile, '')
  }
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}
