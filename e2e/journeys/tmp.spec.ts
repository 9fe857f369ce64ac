import { startLesson } from '../support/expert.ts'
import { test } from '../support/journey.ts'

test('look', async ({ page }) => {
  const lesson = await startLesson(page)
  await page.goto(`/expert/course/${lesson.course}?tab=settings`)
  await page.waitForTimeout(800)
  await page.screenshot({ path: '/tmp/shots/settings.png', fullPage: true })
  await page.goto('/expert/courses')
  await page.waitForTimeout(800)
  await page.screenshot({ path: '/tmp/shots/courses.png' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/expert/courses?view=table')
  await page.waitForTimeout(800)
  await page.screenshot({ path: '/tmp/shots/courses-390.png' })
  await page.goto(`/expert/course/${lesson.course}?tab=settings`)
  await page.waitForTimeout(800)
  await page.screenshot({ path: '/tmp/shots/settings-390.png', fullPage: true })
})
