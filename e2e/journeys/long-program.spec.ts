import type { Page } from '@playwright/test'
import { callAs } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, test } from '../support/journey.ts'
import { textsOf } from '../support/texts.ts'
import { chooseLanguage, windows } from '../support/looks.ts'
import { boxAtRest } from '../support/screens/rest.ts'
import { pressKeys } from '../support/hands/hands.ts'

const modules = 25
const lessonsOfModule = 20
const total = modules * (lessonsOfModule + 1)

/** A course of 500 lessons in modules. */
const makeProgram = async (page: Page, token: string): Promise<number> => {
  const lessons = Array.from({ length: lessonsOfModule }, (_, at) => ({ title: `Lesson ${at + 1}` }))
  const outline = [{ module: 'Module 1', lessons }]
  const { id } = await callAs(page, token, 'POST', '/courses', { title: 'Five hundred lessons', outline })
  const [first] = (await callAs(page, token, 'GET', `/courses/${id}/program/minimal`)).modules
  for (let at = 2; at <= modules; at += 1)
    await callAs(page, token, 'POST', `/courses/${id}/modules/${first.id}/duplicate`, {
      title: `Module ${at}`,
    })
  return id
}

/** The titles of the lessons of one module, as the server has them. */
const titlesOf = async (page: Page, token: string, course: number, module: number): Promise<string[]> => {
  const program = await callAs(page, token, 'GET', `/courses/${course}/program/minimal`)
  return program.lessons
    .filter((lesson: { module_id: number }) => lesson.module_id === program.modules[module].id)
    .map(({ title }: { title: string }) => title)
}

const grid = (page: Page) => page.getByRole('treegrid')
const lines = (page: Page) => grid(page).getByRole('row')
/** The line at a place among all, from 1. */
const lineAt = (page: Page, place: number) => grid(page).locator(`[aria-rowindex="${place}"]`)

test('a program of 500 lessons is arranged by keys, in every language, wide and narrow', async ({
  page,
  server,
}) => {
  const token = await signInQuickly(page, people.expert)
  const course = await makeProgram(page, token)
  const firstTitles = () => titlesOf(page, token, course, 0)
  let expected: string[] = await firstTitles()

  for (const { locale, width } of windows) {
    const t = textsOf(locale)
    await chooseLanguage(page.context(), locale, server.origin)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/expert/course/${course}`)
    await expect(grid(page)).toHaveAttribute('aria-rowcount', String(total))
    const title = expected[0] ?? ''
    const handle = (number: number) =>
      page.getByRole('button', {
        name: t('courses.lesson_move', { title, number, total }),
        exact: true,
      })

    // Straight with Alt, then picked up, taken further and put down.
    await handle(2).first().focus()
    await pressKeys(handle(2).first(), 'Alt+ArrowDown')
    await expect(handle(3).first()).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect(handle(5).first()).toBeFocused()

    const [moved, ...others] = expected
    expected = [...others.slice(0, 3), moved ?? '', ...others.slice(3)]
    await expect.poll(firstTitles).toEqual(expected)
    await expect(lines(page).locator('a[title]').first()).toHaveText(expected[0] ?? '')
  }

  await expectAccessible(page)
  await page.reload()
  await expect(lines(page).locator('a[title]').first()).toHaveText(expected[0] ?? '')
})

test('of a program of 500 lessons the lines in sight are drawn, and nothing is lost with the others', async ({
  page,
}) => {
  const token = await signInQuickly(page, people.expert)
  const course = await makeProgram(page, token)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/expert/course/${course}`)
  await expect(lineAt(page, 1)).toHaveAttribute('aria-setsize', String(modules))
  await expect.poll(() => lines(page).count()).toBeLessThan(60)

  // One line is reached by Tab; keys lead to the others, drawn or not.
  await lineAt(page, 1).focus()
  await pressKeys(lineAt(page, 1), 'End')
  await expect(lineAt(page, total)).toBeFocused()
  await expect(lineAt(page, total)).toBeInViewport()
  await expect(lineAt(page, total)).toHaveAttribute('aria-level', '2')
  await expect(lineAt(page, total)).toHaveAttribute('aria-posinset', String(lessonsOfModule))
  await page.keyboard.press('ArrowLeft')
  const last = lineAt(page, total - lessonsOfModule)
  await expect(last).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(last).toHaveAttribute('aria-expanded', 'false')
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(total - lessonsOfModule))
  await page.keyboard.press('ArrowRight')
  await expect(last).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('PageUp')
  await expect(last).not.toBeFocused()
  await page.keyboard.press('Home')
  await expect(lineAt(page, 1)).toBeFocused()
  await expect(lineAt(page, 1)).toBeInViewport()

  // What is typed stays while its line is far out of sight, and so does the focus.
  await lineAt(page, 3)
    .getByRole('button', { name: /^Actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const title = page.getByRole('textbox', { name: 'Lesson title' })
  await title.fill('Typed and not lost')
  await page.mouse.move(700, 600)
  await page.mouse.wheel(0, 15_000)
  await expect(lineAt(page, 4)).not.toBeInViewport()
  await expect(title).toBeFocused()
  await expect(title).not.toBeInViewport()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await titlesOf(page, token, course, 0))[1]).toBe('Typed and not lost')

  // From one end to the other by Shift, over what was never drawn.
  await page.keyboard.press('Home')
  await lineAt(page, 2).getByRole('checkbox').click()
  await page.mouse.wheel(0, 100_000)
  await lineAt(page, total)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: '500 lessons selected' })
  await expect(bar).toBeVisible()
  await bar.getByRole('button', { name: 'Clear the selection' }).click()
  await expect(bar).toHaveCount(0)

  // Words of a title lead to it, into a closed module too.
  await page.getByRole('button', { name: 'Close all' }).click()
  const search = page.getByRole('searchbox', { name: 'Find a module or lesson' })
  await search.fill('typed and')
  await expect(page.getByText('1 of 1')).toBeVisible()
  await expect(lineAt(page, 3)).toContainText('Typed and not lost')
  await expect(lineAt(page, 3)).toBeInViewport()
  await search.fill('Lesson 20')
  await expect(page.getByText(`1 of ${modules}`)).toBeVisible()
  await search.press('Shift+Enter')
  await expect(page.getByText(`${modules} of ${modules}`)).toBeVisible()
  await expect(lines(page).filter({ hasText: 'Lesson 20' }).last()).toBeInViewport()
  await expect(search).toBeFocused()
})

test('a line is dragged beyond the window, and the page stands where it was left', async ({ page }) => {
  const token = await signInQuickly(page, people.expert)
  const course = await makeProgram(page, token)
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.goto(`/expert/course/${course}`)

  // Held still at the edge, the page goes on under it.
  const handle = lineAt(page, 2).getByRole('button', { name: /^Move “Lesson 1”/ })
  await handle.hover()
  await page.mouse.down()
  await page.mouse.move(300, 690, { steps: 4 })
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(3000)
  await page.mouse.move(300, 350, { steps: 4 })
  await page.mouse.up()
  await expect(page.locator('[data-drag-news]')).toContainText('Lesson 1')
  await expect.poll(() => titlesOf(page, token, course, 0)).not.toContain('Lesson 1')
  await expect(page.locator('[data-sort-item]:focus-within')).toContainText('Lesson 1')

  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 700 })
    await page.reload()
    await expect(grid(page)).toBeVisible()
    await page.mouse.move(width / 2, 400)
    for (let turn = 0; turn < 10; turn += 1) {
      const before = await page.evaluate(() => window.scrollY)
      await page.mouse.wheel(0, 500)
      // Each turn has arrived before the next: what is measured below stands still.
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 400)
    }
    // One in the middle of the window, under no bar.
    const href = await grid(page).evaluate((tree) => {
      const links = [...tree.querySelectorAll('a')]
      const middle = (each: Element) => Math.abs(each.getBoundingClientRect().top - window.innerHeight / 2)
      return links.toSorted((one, other) => middle(one) - middle(other))[0]?.getAttribute('href') ?? ''
    })
    const link = grid(page).locator(`a[href="${href}"]`)
    const place = await boxAtRest(link)
    await link.click()
    await expect(page).toHaveURL(new RegExp(`/course/${course}/lesson/`))
    await expect(page.getByRole('textbox', { name: 'Lesson title' })).toBeVisible()
    await page.goBack()
    await expect(link).toBeInViewport()
    await expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? 0) - place.y)).toBeLessThan(8)
  }
})
