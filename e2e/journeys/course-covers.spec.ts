import { startLesson } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, test } from '../support/journey.ts'
import { onDisk, openToAll, picture } from '../support/media.ts'
import { press } from '../support/hands/hands.ts'

test('a course has a drawn cover wherever it is named, and shows a chosen picture in its place', async ({
  page,
}) => {
  const lesson = await startLesson(page)
  const token = await signInQuickly(page, people.expert)
  await openToAll(page, token, lesson)
  await page.goto(`/expert/course/${lesson.course}?tab=settings`)
  const cover = page.getByRole('group', { name: 'Cover' })
  await expect(cover.locator('svg[data-ground]')).toBeVisible()

  const chooser = page.waitForEvent('filechooser')
  await cover.getByRole('button', { name: 'Choose a picture' }).press('Enter')
  await (await chooser).setFiles(onDisk(picture('cover.png', '1600x1200')))
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(cover.locator('img[src^="/pictures/"]')).toBeVisible()
  const courseLink = lesson.link.slice(0, lesson.link.lastIndexOf('/'))
  await page.goto(courseLink)
  await expect(page.locator('header img[src^="/pictures/"]')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  await expectAccessible(page)

  await page.goto(`/expert/course/${lesson.course}?tab=settings`)
  await press(cover.getByRole('button', { name: 'Remove' }))
  await expect(cover.locator('svg[data-ground]')).toBeVisible()
  await page.goto(courseLink)
  await expect(page.locator('header svg[data-ground]')).toBeVisible()
  await page.goto('/courses')
  await expect(page.locator('svg[data-ground]').first()).toBeVisible()
})
