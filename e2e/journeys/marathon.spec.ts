import type { Page } from '@playwright/test'
import { callAs } from '../support/expert.ts'
import { expect, people, testOnOwnServer } from '../support/journey.ts'
import { type TextId, textsOf } from '../support/texts.ts'
import { enterAs, expectSound, windowsOf } from '../support/looks.ts'
import { press } from '../support/hands/hands.ts'

const test = testOnOwnServer()

/** Days by which the clock of the worker's server is ahead: it only goes on, as a clock does. */
let ahead = 0

/** Opens days after the beginning of access. */
const after = (days: number) => ({
  moment: { kind: 'after_days', days, hour: null },
  time_zone: 'Europe/Kyiv',
  after_lesson_ids: [],
})

for (const { locale, width } of windowsOf('marathon')) {
  const t = textsOf(locale)
  const button = (page: Page, id: TextId, values = {}) =>
    page.getByRole('button', { name: t(id, values), exact: true })

  test.describe(`in ${locale} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })
    const enter = (page: Page, origin: string, email: string) => enterAs(page, origin, locale, email)

    /** In the menu, which a phone opens, and in the breadcrumb, for which a phone has no room. */
    const expectUnderMarathons = async (page: Page) => {
      const marathons = t('expert.menu_marathons')
      const isNarrow = width < 1000
      if (isNarrow) await button(page, 'expert.menu_open').click()
      const menu = page.getByRole('navigation', { name: t('common.main_navigation') })
      await expect(menu.locator('[aria-current=page]:visible')).toHaveText(marathons)
      if (isNarrow) return page.keyboard.press('Escape')
      const first = page
        .getByRole('navigation', { name: t('expert.breadcrumbs'), exact: true })
        .getByRole('link')
        .first()
      await expect(first).toHaveText(marathons)
      await expect(first).toHaveAttribute('href', '/expert/marathons')
    }

    test('a marathon is made of weeks and days, and opens week by week', async ({ page, server }) => {
      const author = await enter(page, server.origin, people.expert)
      await page.goto('/expert/marathons?new=true')
      const title = `Ten days ${locale} ${width}`
      const dialog = page.getByRole('dialog', { name: t('courses.marathon_create_title') })
      await dialog.getByRole('textbox', { name: t('courses.course_title') }).fill(title)
      await dialog.getByRole('button', { name: t('courses.marathon_create') }).click()
      await page.waitForURL(/\/expert\/course\/\d+$/)
      const course = Number(/\d+$/.exec(page.url())?.[0])

      const week = String(t('courses.label_week'))
      const newLesson = page.getByRole('textbox', {
        name: t('courses.lesson_new_title'),
        exact: true,
      })
      await newLesson.fill('Welcome')
      await newLesson.press('Enter')
      const counts = ['Commas', 'Colons', 'Dashes']
      for (const [at, lesson] of counts.entries()) {
        await button(page, 'courses.module_add_named', { label: week }).click()
        const name = t('courses.lesson_new_title_in', { title: `${week} ${at + 1}` })
        const field = page.getByRole('textbox', { name, exact: true })
        await field.fill(lesson)
        await field.press('Enter')
        await expect(field).toHaveValue('')
      }
      const path = `/courses/${course}`
      const program = await callAs(page, author, 'GET', `${path}/program/minimal`)
      for (const [at, module] of program.modules.entries())
        if (at > 0)
          await callAs(page, author, 'PUT', `${path}/modules/${module.id}`, { release: after(at * 7) })
      await page.reload()
      await press(button(page, 'courses.calendar_open'))
      const calendar = page.getByRole('dialog', { name: t('courses.calendar_title') })
      await expect(calendar.getByRole('link')).toHaveText(['Welcome', ...counts])
      await expect(calendar.getByRole('heading', { level: 3 })).toHaveCount(3)
      await expectSound(page)
      await page.keyboard.press('Escape')

      // Whatever page of it: it is a marathon, and stands under marathons.
      const kind = 'marathon'
      await button(page, 'create-course.check_open').click()
      await expect(page.getByRole('dialog', { name: t('create-course.check_title', { kind }) })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(button(page, 'courses.course_publish', { kind })).toBeVisible()
      await expectUnderMarathons(page)
      await page.getByRole('link', { name: 'Commas', exact: true }).click()
      await page.waitForURL(/\/lesson\/\d+\/constructor/)
      await expectUnderMarathons(page)
      await page.reload()
      await expectUnderMarathons(page)

      const lesson_ids = program.lessons.map(({ id }: { id: number }) => id)
      await callAs(page, author, 'PUT', `${path}/program/lessons`, { lesson_ids, status_id: 4 })
      const { slug } = await callAs(page, author, 'PUT', path, { status_id: 4 })
      const student = await enter(page, server.origin, people.student)
      await callAs(page, student, 'POST', `/public/courses/${course}/join`)

      const locked = page.getByText(t('course.lesson_locked'), { exact: true })
      for (const [days, closed] of [
        [0, 2],
        [8, 1],
        [7, 0],
      ] as const) {
        if (days > 0) {
          ahead += days
          await server.stop()
          await server.restart(ahead)
          await enter(page, server.origin, people.student)
        }
        await page.goto(`/courses/${slug}`)
        await expect(page.getByRole('heading', { level: 3, name: `${week} 3` })).toBeVisible()
        await expect(page.getByText(`${String(t('courses.label_day'))} 4`, { exact: true })).toBeVisible()
        await expect(locked).toHaveCount(closed)
      }
      await expectSound(page)
      await enter(page, server.origin, people.expert)
      await page.goto('/expert/marathons')
      await expect(page.getByRole('link', { name: title })).toBeVisible()
      await expectSound(page)
    })
  })
}
