import type { Page } from '@playwright/test'
import { startLesson } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, test } from '../support/journey.ts'
import { addSection } from '../support/media.ts'
import { markupAttacks } from '../support/lessons/markup-attacks.ts'
import { allAtRest } from '../support/hands/reads.ts'
import { boxAtRest } from '../support/screens/rest.ts'

const htmlBlock = (value: string) => ({ type: 'htmlBlock', attrs: { value } })

/** A lesson whose one text holds the given nodes. */
const lessonOf = async (page: Page, content: readonly object[]) => {
  const lesson = await startLesson(page)
  const token = await signInQuickly(page, people.expert)
  const text = { version: 2, doc: { type: 'doc', content } }
  await addSection(page, token, lesson, [{ key: 'text-of-blocks', type_id: 3, title: '', content: { text } }])
  return lesson
}

test('HTML of an author is shown as high as it is, runs its scripts, and keeps its formatting', async ({
  page,
}) => {
  const { link } = await lessonOf(page, [
    htmlBlock(
      '<p style="color: rgb(1, 2, 3)">Shown</p><div id="high" style="height: 640px"></div>' +
        '<script>document.querySelector("p").textContent += " and run"</script>',
    ),
  ])
  await page.goto(link)
  const frame = page.locator('iframe[title="Content by the author"]')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
  const words = frame.contentFrame().locator('p')
  await expect(words).toHaveText('Shown and run')
  await expect(words).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(640)
  await expectAccessible(page)
})

test('a link of an author opens after a press that says where it leads, and no script opens a window', async ({
  page,
  context,
  faults,
}) => {
  const { link } = await lessonOf(page, [
    htmlBlock(
      '<a href="/about-tides">Tides</a>' +
        '<button onclick="window.open(\'/opened-by-a-script\')">More</button>',
    ),
  ])
  await page.goto(link)
  const frame = page.locator('iframe[title="Content by the author"]').contentFrame()
  await frame.getByRole('button', { name: 'More' }).click()
  await frame.getByRole('link', { name: 'Tides' }).click()
  const open = page.getByRole('link', { name: 'Open in a new tab' })
  await expect(open).toBeFocused()
  await expect(page.getByRole('group', { name: 'This link of the author leads to' })).toContainText(
    '/about-tides',
  )
  await expectAccessible(page)
  const opening = context.waitForEvent('page')
  await page.keyboard.press('Enter')
  await expect(await opening).toHaveURL(/\/about-tides$/)
  await expect(open).toBeHidden()
  expect(context.pages()).toHaveLength(2)
  // The browser tells of the window that it refused.
  faults.length = 0
})

test('nothing that an author writes as HTML gets out of its frame', async ({ page, faults }) => {
  test.setTimeout(180_000)
  const { link } = await lessonOf(page, markupAttacks.map(htmlBlock))
  const heard: string[] = []
  await page.exposeFunction('probe', () => heard.push('a script of the frame ran in the page'))
  page.on('dialog', (dialog) => {
    heard.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isSent =
      pathname.startsWith('/probe') || (request.frame() !== page.mainFrame() && pathname === '/api/v1/user')
    if (isSent && request.headers()['cookie'] !== undefined) heard.push(`a request with cookies: ${pathname}`)
    if (isSent && request.isNavigationRequest() && request.frame() === page.mainFrame())
      heard.push('the page was moved')
  })
  await page.goto(link)
  const frames = page.locator('iframe[title="Content by the author"]')
  await expect(frames).toHaveCount(markupAttacks.length)
  for (let at = 0; at < markupAttacks.length; at += 1) await frames.nth(at).scrollIntoViewIfNeeded()
  await expect(frames.first().contentFrame().getByText('harmless')).toBeVisible()

  expect(heard).toEqual([])
  expect(new URL(page.url()).pathname).toBe(new URL(link, page.url()).pathname)
  expect(
    await page.evaluate(() =>
      JSON.stringify([document.cookie, Object.entries(localStorage), document.title]),
    ),
  ).not.toContain('probe')
  for (const frame of await allAtRest(frames))
    expect((await boxAtRest(frame)).height).toBeLessThanOrEqual(5_000)
  // What was thrown are the refusals that the attacks met in their frames.
  faults.length = 0
})
