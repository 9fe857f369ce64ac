import { withoutLine } from '../support/screens/without-line.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { chooseLanguage, expectSound, windowsOf } from '../support/looks.ts'
import { expectPlaying, expectState, expectTime, lessonWithFilm } from '../support/players.ts'
import { makePractice } from '../support/practice.ts'
import { textsOf } from '../support/texts.ts'
import { press, pressKeys } from '../support/hands/hands.ts'

const test = testOnOwnServer()

const words = 'Rye flour drinks more water than wheat flour does.'
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

/** Chooses words of a text as a pointer does, once the page is at rest, and waits for what can be done with them. */
const choose = (page: Page, bar: Locator, part: string) =>
  expect(async () => {
    await page.evaluate((wanted) => {
      const node = [...document.querySelectorAll('[id^="unit-"] p')]
        .map((each) => each.firstChild)
        .find((each) => each?.textContent?.includes(wanted))
      const start = node?.textContent?.indexOf(wanted) ?? 0
      if (!node) throw new Error('The words are not there.')
      node.parentElement?.scrollIntoView({ block: 'center' })
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, start + wanted.length)
      const selection = document.getSelection()
      selection?.removeAllRanges()
      selection?.addRange(range)
    }, part)
    await expect(bar).toBeVisible({ timeout: 2_000 })
  }).toPass()

/** What is drawn over the text, by the words under it. */
const marked = (page: Page, color: string) =>
  page.evaluate(
    (name) =>
      [...(CSS.highlights.get(`note-${name}`) ?? [])].map((range) =>
        range instanceof Range ? range.toString() : '',
      ),
    color,
  )

for (const { locale, width } of windowsOf('reader-tools')) {
  const t = textsOf(locale)

  test.describe(`in ${locale} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a learner marks, notes, keeps a place, loses the line, and finds all of it again', async ({
      page,
      server,
      browser,
    }) => {
      const { course, lesson, link, send } = await makePractice(page, { name: `Noted ${locale} ${width}` })
      const { sections } = await send('GET', `/courses/${course}/lessons-new/${lesson}`)
      const text = {
        version: 1,
        doc: { type: 'doc', content: [paragraph(words), paragraph('Salt comes last.')] },
      }
      await send('PUT', `/info-section/${sections[0].id}`, {
        name: 'Rye',
        info_units: [{ key: 'text-of-notes', type_id: 3, content: { text } }],
      })
      const { slug } = await send('GET', `/courses/${course}`)

      await page.context().clearCookies()
      await signInQuickly(page, people.student)
      await chooseLanguage(page.context(), locale, server.origin)
      await withoutLine(page.context())
      await page.goto(link)
      const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
      const bar = page.getByRole('toolbar', { name: t('notes.selection'), exact: true })
      const field = page.getByRole('textbox', { name: t('notes.text'), exact: true })
      await expect(button(t('notes.bookmark_add'))).toBeEnabled()

      // A mark, told by its colour.
      await choose(page, bar, 'drinks more water')
      await bar.getByRole('button', { name: t('notes.color_leaf'), exact: true }).click()
      await expect.poll(() => marked(page, 'leaf')).toEqual(['drinks more water'])
      await expect(bar).toHaveCount(0)

      // A note beside other words, while the line is down; it waits on the device and says so.
      await page.context().setOffline(true)
      await choose(page, bar, 'Salt comes last')
      await bar.getByRole('button', { name: t('notes.add_note'), exact: true }).click()
      await expect(field.last()).toBeFocused()
      await page.keyboard.type('After the autolysis', { delay: 5 })
      await expect(page.locator('[data-active]')).toContainText(t('common.work_kept'))
      await page.context().setOffline(false)
      await expect(page.locator('[data-active]').getByText(/\d\d:\d\d:\d\d/u)).toBeVisible()
      await expectSound(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()

      await button(t('notes.bookmark_add')).click()
      await expect(button(t('notes.bookmark_remove'))).toHaveAttribute('aria-pressed', 'true')
      await page.waitForLoadState('networkidle')

      // The same on another device.
      const other = await browser.newContext({ viewport: { width, height: 900 }, baseURL: server.origin })
      const desk = await other.newPage()
      await signInQuickly(desk, people.student)
      await chooseLanguage(other, locale, server.origin)
      await desk.goto(link)
      await expect.poll(() => marked(desk, 'leaf')).toEqual(['drinks more water'])
      await expect.poll(() => marked(desk, 'plain')).toEqual(['Salt comes last'])
      await other.close()

      // All of the course: looked for, taken along, led back to its place.
      await page.goto(`/courses/${slug}/notes`)
      await expect(page.getByRole('heading', { level: 1, name: t('notes.title'), exact: true })).toBeVisible()
      await expect(field).toHaveCount(3)
      await expectSound(page)
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: t('notes.download_pdf'), exact: true }).click()
      expect((await download).suggestedFilename()).toBe(`${slug}-notes.pdf`)
      await page.getByRole('searchbox', { name: t('notes.search_notes'), exact: true }).fill('autolysis')
      await expect(field).toHaveCount(1)
      await expect(field).toHaveValue('After the autolysis')
      await button(t('notes.delete')).click()
      await expect(field).toHaveCount(0)
      await button(t('notes.undo')).click()
      await expect(field).toHaveValue('After the autolysis')

      // The search finds the words in another form, and leads to their unit.
      await page.goto(`/courses/${slug}/search`)
      await page.getByRole('searchbox').fill('flours')
      const found = page.getByRole('link').filter({ has: page.locator('mark') })
      await expect(found.first()).toContainText('Rye flour')
      await expectSound(page)
      await found.first().click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(/#unit-\d+$/u)

      // Nothing but the text, and back. Keys come with the tools.
      await expect(button(t('notes.bookmark_remove'))).toBeEnabled()
      await page.keyboard.press('f')
      await expect(button(t('notes.focus_leave'))).toBeVisible()
      await expect(page.getByRole('banner')).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('banner')).toBeVisible()

      await page.goto(`/courses/${slug}/notes`)
      await press(button(t('notes.delete_all')))
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('notes.delete_all'), exact: true })
        .click()
      await expect(page.getByRole('heading', { name: t('notes.empty'), exact: true })).toBeVisible()
      await expectSound(page)
    })
  })
}

test('a note at a moment of a film says its time, and leads back there from the lesson and from the course', async ({
  page,
}) => {
  await signInQuickly(page, people.student)
  await page.goto(lessonWithFilm)
  const player = page.locator('[data-film]')
  await player.getByRole('button', { name: /^Play: / }).click()
  await expectPlaying(player)
  await player.locator('[data-player]').focus()
  await pressKeys(player.locator('[data-player]'), 'k')
  await expectState(player, { isPaused: true })
  // Half of it.
  await page.keyboard.press('5')
  await expectTime(player, 12, 0.2)
  await player.getByRole('button', { name: 'Note at 0:12' }).click()
  const note = page.locator('[data-active]')
  await expect(note.getByRole('textbox', { name: 'Text of the note' })).toBeFocused()
  await page.keyboard.type('Ask about this curve')
  await expect(note.getByText(/\d\d:\d\d:\d\d/u)).toBeVisible()
  await expectSound(page)

  await player.locator('[data-player]').focus()
  await pressKeys(player.locator('[data-player]'), '0')
  await expectTime(player, 0, 0.2)
  await note.getByRole('button', { name: '0:12', exact: true }).click()
  await expectTime(player, 12)

  await page.goto(lessonWithFilm.replace(/[^/]+$/, 'notes'))
  const card = page.getByRole('article').filter({ has: page.getByText('Ask about this curve') })
  await card.getByRole('link', { name: /0:12$/ }).click()
  await expect(page).toHaveURL(/#video-id=\d+\/12$/)
  await expect(player).toBeInViewport()
  await expectTime(player, 12)
})
