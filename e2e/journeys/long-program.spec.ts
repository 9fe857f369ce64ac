import type { Page } from '@playwright/test'
import { callAs } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, test } from '../support/journey.ts'
import { locales, textsOf } from '../support/texts.ts'

const modules = 25
const lessonsOfModule = 20

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

test('a program of 500 lessons is arranged by keys, in every language, wide and narrow', async ({
  page,
  server,
}) => {
  const token = await signInQuickly(page, people.expert)
  const course = await makeProgram(page, token)
  const firstTitles = async () => {
    const { lessons, modules: ordered } = await callAs(
      page,
      token,
      'GET',
      `/courses/${course}/program/minimal`,
    )
    return lessons
      .filter((lesson: { module_id: number }) => lesson.module_id === ordered[0].id)
      .map(({ title }: { title: string }) => title)
  }
  let expected: string[] = await firstTitles()
  const lines = page.getByRole('main').getByRole('listitem')

  for (const locale of locales)
    for (const width of [1440, 360]) {
      const t = textsOf(locale)
      await page.context().addCookies([{ name: 'lectern_lang', value: locale, url: server.origin }])
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/expert/course/${course}`)
      await expect(lines).toHaveCount(modules * lessonsOfModule + modules)
      const total = modules * lessonsOfModule + modules
      const title = expected[0] ?? ''
      const handle = (number: number) =>
        page.getByRole('button', {
          name: t('create-course.lesson_move', { title, number, total }),
          exact: true,
        })

      // Straight with Alt, then picked up, taken further and put down.
      await handle(2).first().focus()
      await page.keyboard.press('Alt+ArrowDown')
      await expect(handle(3).first()).toBeFocused()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Space')
      await expect(handle(5).first()).toBeFocused()

      const [moved, ...others] = expected
      expected = [...others.slice(0, 3), moved ?? '', ...others.slice(3)]
      await expect.poll(firstTitles).toEqual(expected)
      await expect(lines.locator('a[title]').first()).toHaveText(expected[0] ?? '')
    }

  await expectAccessible(page)
  await page.reload()
  await expect(lines.locator('a[title]').first()).toHaveText(expected[0] ?? '')
})
