import type { Page } from '@playwright/test'
import { startLesson } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, test } from '../support/journey.ts'
import { addSection } from '../support/media.ts'
import { boxAtRest } from '../support/screens/rest.ts'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

const content = [
  { type: 'callout', attrs: { kind: 'warning' }, content: [paragraph('Hot.')] },
  {
    type: 'details',
    content: [
      { type: 'detailsSummary', content: [{ type: 'text', text: 'Open me' }] },
      { type: 'detailsContent', content: [paragraph('Folded away.')] },
    ],
  },
  {
    type: 'columns',
    content: [
      { type: 'column', attrs: { share: 2 }, content: [paragraph('The wide one')] },
      { type: 'column', content: [paragraph('The narrow one')] },
    ],
  },
  {
    type: 'codeBlock',
    attrs: { theme: 'vs', language: 'python', value: 'def rise(hours):\n    return hours * 2' },
  },
  { type: 'iframe', attrs: { src: 'https://frame.invalid/map', title: 'Where we bake' } },
  { type: 'button', attrs: { label: 'Go there', href: 'https://example.org/' } },
]

const openLesson = async (page: Page) => {
  const lesson = await startLesson(page)
  const token = await signInQuickly(page, people.expert)
  const text = { version: 2, doc: { type: 'doc', content } }
  await addSection(page, token, lesson, [{ key: 'text-of-blocks', type_id: 3, title: '', content: { text } }])
  await page.goto(lesson.link)
}

test('a learner reads remarks, spoilers, columns, codes and buttons', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openLesson(page)
  const remark = page.getByRole('note')
  await expect(remark).toContainText('Hot.')
  await expect
    .poll(() => remark.evaluate((node) => getComputedStyle(node, '::before').content))
    .toBe('"Warning"')

  await expect(page.getByText('Folded away.')).toBeHidden()
  await page.getByText('Open me').click()
  await expect(page.getByText('Folded away.')).toBeVisible()

  const wide = await boxAtRest(page.getByText('The wide one'))
  const narrow = await boxAtRest(page.getByText('The narrow one'))
  expect(wide.y).toBe(narrow.y)
  expect(wide.width).toBeGreaterThan(narrow.width * 1.5)

  await expect(page.locator('[data-color="keyword"]').first()).toHaveText('def')
  await page.getByRole('button', { name: 'Copy code' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'def rise(hours):\n    return hours * 2',
  )
  await expect(page.getByRole('link', { name: 'Go there' })).toHaveAttribute('href', 'https://example.org/')
  await expectAccessible(page)
})

test('another site learns of a reader when that reader asks for it, not before', async ({ page }) => {
  const asked: string[] = []
  await page.route('https://frame.invalid/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>The map</p>' })
  })
  await openLesson(page)
  await expect(page.getByText('This content is on frame.invalid.')).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Show it here' }).click()
  await expect(page.frameLocator('iframe[title="Where we bake"]').getByText('The map')).toBeVisible()
  expect(asked).toEqual(['https://frame.invalid/map'])
  await expectAccessible(page)
})

test('columns stand below each other on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openLesson(page)
  // The lower one first: the window may have to be scrolled for it.
  const narrow = await boxAtRest(page.getByText('The narrow one'))
  const wide = await boxAtRest(page.getByText('The wide one'))
  expect(narrow.y).toBeGreaterThan(wide.y)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
