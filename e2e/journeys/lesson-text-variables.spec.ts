import { callAs, addText, expectOnServer, expectStored, startLesson } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, test } from '../support/journey.ts'

test('an author puts in a variable, sees how it reads, and is told of one that does not exist', async ({
  page,
}) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  const text = await addText(page)
  await page.keyboard.type('Hello {{fir')
  await expect(page.getByRole('option', { name: /Learner’s first name/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await page.keyboard.type(', this is {{course_nam}}.')
  await expect(text).toHaveText('Hello {{student_first_name}}, this is {{course_nam}}.')
  await expect(text.locator('.variable')).toHaveText(['{{student_first_name}}', '{{course_nam}}'])

  await page.getByRole('button', { name: '1 variable that does not exist' }).click()
  await expect(text).toBeFocused()
  await expect(page.getByRole('option')).toHaveText([/Course or marathon title/])
  await page.keyboard.press('Enter')
  await expect(text).toHaveText('Hello {{student_first_name}}, this is {{course_name}}.')
  await expect(page.getByRole('button', { name: /does not exist/ })).toBeHidden()
  await page.keyboard.press('End')
  await page.keyboard.type(' {{what}}')

  await page.getByRole('button', { name: 'Show as learners read it' }).click()
  await expect(text.locator('[data-says="Alex"]')).toBeVisible()
  await expect(text.getByText('{{student_first_name}}')).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show as learners read it' }).click()
  await expect(text.getByText('{{student_first_name}}')).toBeVisible()
  await expectOnServer(page, lesson, 'Hello {{student_first_name}}, this is {{course_name}}. {{what}}')
  await expectStored(page)

  const token = await signInQuickly(page, people.expert)
  const { name } = await callAs(page, token, 'GET', '/user')
  const { title: course } = await callAs(page, token, 'GET', `/courses/${lesson.course}`)
  await page.goto(lesson.link)
  await expect(page.getByText(`Hello ${name}, this is ${course}. {{what}}`)).toBeVisible()
})

test('the slash finds a variable by its name in the author’s language', async ({ page }) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  const text = await addText(page)
  await page.keyboard.type('/school')
  await expect(page.getByRole('option', { name: /School name/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(text).toHaveText('{{school_name}}')
})
