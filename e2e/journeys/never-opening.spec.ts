import { callAs } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, test } from '../support/journey.ts'

test('a lesson that can never open says so in the program, at once and in its place', async ({ page }) => {
  const token = await signInQuickly(page, people.expert)
  const outline = [{ module: null, lessons: [{ title: 'Waiting' }, { title: 'Holder' }] }]
  const { id } = await callAs(page, token, 'POST', '/courses', { title: 'Locked', outline })
  const { lessons } = await callAs(page, token, 'GET', `/courses/${id}/program/minimal`)
  const [waiting, holder]: number[] = lessons.map((lesson: { id: number }) => lesson.id)
  const quiz = await callAs(page, token, 'POST', '/quizzes', { name: 'Practice' })
  const addQuiz = (lesson: number | undefined) =>
    callAs(page, token, 'POST', `/lessons/${lesson}/info-section`, {
      name: 'Practice',
      info_units: [{ type_id: 5, content: { quiz_id: quiz.id } }],
    })
  await addQuiz(holder)
  const release = {
    ...{ moment: { kind: 'at_once' }, time_zone: 'Europe/Kyiv' },
    ...{ after_lesson_ids: [], after_quiz_id: quiz.id },
  }
  await callAs(page, token, 'PUT', `/courses/${id}/lessons-new/${waiting}`, { release })
  // One of the two will do, until the other one goes.
  await addQuiz(waiting)

  await page.goto(`/expert/course/${id}`)
  const note = page.getByRole('button', { name: 'Never opens' })
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(note).toHaveCount(0)
  await page.getByRole('button', { name: 'Actions for “Holder”' }).click()
  await page.getByRole('menuitem', { name: 'Delete lesson' }).click()
  await expect(note).toBeVisible()
  const news = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
  await expect(news.filter({ hasText: 'Learners can never open it' })).toContainText('Waiting')
  // The focus goes to what stands in the place of the line that is gone.
  await expect(page.getByRole('row')).toBeFocused()
  await expectAccessible(page)

  await note.click()
  const dialog = page.getByRole('dialog', { name: 'When “Waiting” opens' })
  await dialog.getByRole('combobox', { name: /practice/i }).selectOption({ index: 0 })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(note).toHaveCount(0)
})
