import { courseStatus } from '@lectern/contract/courses/course-status'
import { callAs, expectStored, startLesson } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { enterAs, expectFitting } from '../support/looks.ts'
import { button } from '../support/question-journey.ts'
import { textsOf } from '../support/texts.ts'

const test = testOnOwnServer()

const content = (name: string) => ({
  version: 1,
  questions: [
    {
      id: `${name.toLowerCase()}-question`,
      type: 'single_answer',
      name: `What does ${name.toLowerCase()} do?`,
      points: 1,
      is_required: false,
      answers: [
        { id: `${name.toLowerCase()}-right`, text: 'It works', is_correct: true },
        { id: `${name.toLowerCase()}-wrong`, text: 'It rests', is_correct: false },
      ],
    },
  ],
})

test('practices stand in a list with their states, are put in order, and open on their own pages', async ({
  page,
  server,
}) => {
  const lesson = await startLesson(page)
  const expert = await signInQuickly(page, people.expert)
  for (const name of ['Salt', 'Yeast']) {
    const { id } = await callAs(page, expert, 'POST', '/quizzes', { name: `${name} ${lesson.course}` })
    await callAs(page, expert, 'PUT', `/quizzes/${id}`, {
      content: content(name),
      settings: { check_type: 'auto_by_score' },
    })
  }
  await callAs(page, expert, 'PUT', `/courses/${lesson.course}`, { status_id: courseStatus.published })
  await callAs(page, expert, 'PUT', `/courses/${lesson.course}/lessons-new/${lesson.lesson}`, {
    status_id: 4,
  })

  await page.goto(lesson.editor)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^List of practices/ })
    .last()
    .click()
  for (const name of ['Salt', 'Yeast']) {
    await button(page, 'Choose from the library').click()
    await page.getByRole('searchbox').last().fill(`${name} ${lesson.course}`)
    await page.getByRole('button', { name: `${name} ${lesson.course}` }).click()
    await expect(page.getByRole('link', { name: `${name} ${lesson.course}` })).toBeVisible()
    if (name === 'Salt') await button(page, 'Add practice').click()
  }
  await button(page, `Move “Yeast ${lesson.course}”, 2 of 2`).press('Alt+ArrowUp')
  await expect(button(page, `Move “Yeast ${lesson.course}”, 1 of 2`)).toBeVisible()
  await button(page, `Remove “Salt ${lesson.course}” from the list`).click()
  await button(page, 'Undo').click()
  await expect(button(page, `Move “Salt ${lesson.course}”, 2 of 2`)).toBeVisible()
  await expectAccessible(page)
  await expectStored(page)

  await page.context().clearCookies()
  await page.goto(lesson.link)
  await expect(page.getByRole('heading', { name: 'This lesson is locked' })).toBeVisible()
  const student = await signInQuickly(page, people.student)
  await callAs(page, student, 'POST', `/public/courses/${lesson.course}/join`)
  await page.goto(lesson.link)
  const rows = page.getByRole('region', { name: 'Practices' }).getByRole('listitem')
  await expect(rows.filter({ hasText: /^Yeast/ })).toContainText('Not started')
  await page.getByRole('link', { name: `Yeast ${lesson.course}` }).click()
  await expect(page).toHaveURL(/\/quizzes\/\d+$/)
  await button(page, 'Start').click()
  await page.getByRole('radio', { name: 'It works' }).check()
  await button(page, 'Finish').click()
  await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible()

  const t = textsOf('uk')
  await page.setViewportSize({ width: 360, height: 800 })
  await enterAs(page, server.origin, 'uk', people.student)
  await page.goto(lesson.link)
  const shown = page.getByRole('region', { name: String(t('quiz.practices')) }).getByRole('listitem')
  await expect(shown.filter({ hasText: 'Yeast' })).toContainText(String(t('quiz.status_finished')))
  await expect(shown.filter({ hasText: 'Salt' })).toContainText(String(t('quiz.status_not_started')))
  await expectFitting(page)
  await expectAccessible(page)
})
