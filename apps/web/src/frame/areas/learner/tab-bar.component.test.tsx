import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render-part.tsx'
import { TabBar } from './tab-bar.tsx'

const show = (setting: Parameters<typeof renderPart>[1]) =>
  renderPart(
    <main>
      <h1>Notifications</h1>
      <label>
        Name <input />
      </label>
      <label>
        <input type="checkbox" /> Read
      </label>
      <TabBar unread={120} address="/account/inbox?page=2" />
    </main>,
    { texts: ['common'], ...setting },
  )
const tabs = page.getByRole('navigation')

test.each([
  ['en', 390, /^Answers.*unread/],
  ['uk', 360, /^Відповіді/],
  ['ru', 360, /^Ответы/],
] as const)(
  'the tab bar in %s at %i pixels marks the page and counts what is unread',
  async (locale, width, answers) => {
    await show({ width, locale })
    await expect.element(tabs.getByRole('link')).toHaveLength(4)
    await expect.element(tabs.getByRole('link', { name: answers })).toHaveAttribute('aria-current', 'page')
    await expect.element(tabs.getByText('99+')).toBeVisible()
    await expectAccessible()
    await expectFits()
  },
)

test('the tab bar gives way to the keyboard, and to nothing else that has focus', async () => {
  await show({ width: 390 })
  await page.getByRole('checkbox').click()
  await expect.element(tabs).toBeVisible()
  await page.getByRole('textbox').click()
  await expect.element(tabs).not.toBeInTheDocument()
  await page.getByRole('checkbox').click()
  await expect.element(tabs).toBeVisible()
})

test('a wide window has no tab bar', async () => {
  await show({ width: 1024 })
  await expect.element(page.getByRole('main')).toBeVisible()
  await expect.element(tabs).not.toBeInTheDocument()
})
