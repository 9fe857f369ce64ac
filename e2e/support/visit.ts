import { expect, type Locator, type Page } from '@playwright/test'
import { fill as fillField, press, reach } from './hands/hands.ts'
import { expectAccessible } from './journey.ts'
import type { Look } from './looks.ts'
import { type TextId, type Texts, textsOf, type Values } from './texts.ts'

type Role = 'button' | 'link' | 'menuitem' | 'menuitemradio' | 'switch'

/** Somebody at the pages. Everything is found by its text in the reader's language and used by the reader's hands. */
export interface Visit {
  readonly page: Page
  readonly look: Look
  readonly t: Texts
  /** Presses the first button of this name. */
  press(id: TextId, values?: Values): Promise<void>
  follow(id: TextId, values?: Values): Promise<void>
  take(role: Role, name: string | RegExp): Promise<void>
  activate(target: Locator): Promise<void>
  field(id: TextId): Locator
  fill(id: TextId, text: string): Promise<void>
  /** Chooses the first that these words find, in a field that searches. */
  find(id: TextId, words: string): Promise<void>
  /** The same hands within a dialog. */
  dialog(id: TextId): Visit
  sees(id: TextId, values?: Values): Promise<void>
  /** What the page is called. */
  isAt(id: TextId, values?: Values): Promise<void>
  /** The page as it stands: whole, in its language, accessible, and at the other width with what was seen last. */
  check(): Promise<void>
}

/** What was looked for since the last thing that was done, and where. */
interface Sight {
  readonly url: string
  readonly isSeen: () => Promise<void>
}

export const createVisit = (
  page: Page,
  look: Look,
  root: Page | Locator = page,
  sights: Sight[] = [],
): Visit => {
  const t = textsOf(look.locale)
  const see = async (isSeen: () => Promise<void>) => {
    await isSeen()
    sights.push({ url: page.url(), isSeen })
  }
  const isByMouse = look.by === 'mouse'

  const activate = async (target: Locator, by = 'Tab') => {
    sights.length = 0
    if (isByMouse) return press(target)
    await reach(target, () => by)
    const role = await target.getAttribute('role')
    await page.keyboard.press(role === 'switch' ? 'Space' : 'Enter')
  }
  const take = async (role: Role, name: string | RegExp) =>
    activate(
      // A switch is called by its label with what explains it.
      root.getByRole(role, { name, exact: role !== 'switch' }).first(),
      role.startsWith('menu') ? 'ArrowDown' : 'Tab',
    )
  const field = (id: TextId) => {
    const label = String(t(id)).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    return root.getByLabel(new RegExp(`^${label}$`)).first()
  }
  const fill = async (id: TextId, text: string) => {
    const target = field(id)
    sights.length = 0
    if (isByMouse) return fillField(target, text)
    await reach(target)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  }
  const find = async (id: TextId, words: string) => {
    const target = field(id)
    await expect(target).toBeEnabled()
    await fill(id, words)
    await expect(page.getByRole('option').first()).toContainText(words)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listbox')).toBeHidden()
  }
  return {
    page,
    look,
    t,
    press: (id, values) => take('button', t(id, values)),
    follow: (id, values) => take('link', t(id, values)),
    take,
    activate,
    field,
    fill,
    find,
    dialog: (id) => createVisit(page, look, page.getByRole('dialog', { name: t(id) }), sights),
    sees: (id, values) =>
      see(() => expect(root.getByText(t(id, values)).filter({ visible: true }).first()).toBeVisible()),
    isAt: (id, values) =>
      see(() => expect(page.getByRole('heading', { level: 1 })).toHaveText(t(id, values))),
    check: () => checkAtBothWidths(page, look, sights),
  }
}

const checkAtBothWidths = async (page: Page, look: Look, sights: readonly Sight[]): Promise<void> => {
  await checkPage(page, look)
  await page.setViewportSize({ width: look.width === 1440 ? 390 : 1440, height: 900 })
  for (const { url, isSeen } of sights) if (url === page.url()) await isSeen()
  await checkPage(page, look)
  await page.setViewportSize({ width: look.width, height: 900 })
}

const checkPage = async (page: Page, { locale }: Look): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page.getByText(/^(account|auth|create-account|common)\.[a-z_]+$/)).toHaveCount(0)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(over, `${page.url()} runs over the edge`).toBeLessThanOrEqual(0)
  await expectAccessible(page)
}
