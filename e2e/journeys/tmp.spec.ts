import { callAs, startLesson } from '../support/expert.ts'
import { people, signInQuickly, test } from '../support/journey.ts'

test('look', async ({ page }) => {
  const lesson = await startLesson(page)
  const token = await signInQuickly(page, people.expert)
  const course = `/courses/${lesson.course}`
  const add = async (title: string, module_id?: number) =>
    callAs(page, token, 'POST', `${course}/lessons-new`, { title, module_id })
  const mod = async (title: string) => {
    await callAs(page, token, 'POST', `${course}/modules`, { title })
  }
  await mod('Flour, water, time')
  await mod('The dough, with a title that is much longer than any line of a phone could ever hold')
  await mod('Empty one')
  const { modules } = await callAs(page, token, 'GET', `${course}/program/minimal`)
  const [a, b] = modules
  await add('Welcome, and what you need in the kitchen', a.id)
  await add('What a starter is, and why it is not magic', a.id)
  await add('Seven days to a living starter', a.id)
  await add('Weighing, not measuring', b.id)
  await add('Folding without fear', b.id)
  await callAs(page, token, 'PUT', `${course}/modules/${b.id}`, {
    release: {
      moment: { kind: 'after_days', days: 7, hour: '09:00' },
      time_zone: 'Europe/Kyiv',
      after_lesson_ids: [],
    },
  })
  await page.goto(`/expert/course/${lesson.course}`)
  await page.waitForTimeout(800)
  await page.screenshot({ path: '/tmp/shots/program.png' })
  await page
    .getByRole('button', { name: /When it opens|After 7 days/ })
    .first()
    .click()
  await page.waitForTimeout(1200)
  await page.screenshot({ path: '/tmp/shots/release.png' })
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('checkbox').nth(2).check()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.waitForTimeout(300)
  await page.screenshot({ path: '/tmp/shots/program-dark.png' })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.waitForTimeout(600)
  await page.screenshot({ path: '/tmp/shots/program-390.png', fullPage: true })
})
