import { courseStatus } from '@lectern/contract/courses/course-status'
import { taskList, textOf } from '@lectern/contract/rich-text/testing-text'
import { callAs } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, test } from '../support/journey.ts'
import { pressKeys } from '../support/hands/hands.ts'

test('a learner ticks tasks of a text, finds them ticked on the next visit, and others do not', async ({
  page,
}) => {
  const token = await signInQuickly(page, people.expert)
  const send = (method: string, path: string, data: unknown) => callAs(page, token, method, path, data)
  const course = await send('POST', '/courses', { title: `Tasks ${Date.now()}` })
  const lesson = await send('POST', `/courses/${course.id}/lessons-new`, { title: 'To do' })
  await send('POST', `/lessons/${lesson.id}/info-section`, {
    name: '',
    info_units: [{ type_id: 3, title: '', content: { text: textOf(taskList('task-0001', 'task-0002')) } }],
  })
  await send('PUT', `/courses/${course.id}/lessons-new/${lesson.id}`, { status_id: 4 })
  await send('PUT', `/courses/${course.id}`, { status_id: courseStatus.published })
  for (const email of [people.student, people.newcomer])
    await send('POST', `/products/${course.product_id}/participants`, { email })

  await signInQuickly(page, people.student)
  await page.goto(lesson.link)
  const boxes = page.getByRole('checkbox', { name: 'do' })
  await expect(boxes).toHaveCount(2)
  const tickStored = () =>
    page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.url().includes('/ticks/'))
  const stored = tickStored()
  await boxes.first().focus()
  await pressKeys(boxes.first(), 'Space')
  await expect(boxes.first()).toBeChecked()
  expect((await stored).ok()).toBe(true)
  await expectAccessible(page)
  await page.reload()
  await expect(boxes.first()).toBeChecked()
  await expect(boxes.last()).not.toBeChecked()

  // What does not arrive waits on the device, and is sent again.
  const refused = page.waitForEvent('requestfailed')
  await page.route('**/ticks/**', (route) => route.abort())
  await boxes.last().click()
  await refused
  await expect(boxes.last()).toBeChecked()
  const storedLater = tickStored()
  await page.unrouteAll()
  expect((await storedLater).ok()).toBe(true)
  await page.reload()
  await expect(boxes.last()).toBeChecked()

  await signInQuickly(page, people.newcomer)
  await page.goto(lesson.link)
  await expect(boxes).toHaveCount(2)
  await expect(boxes.first()).not.toBeChecked()
})
