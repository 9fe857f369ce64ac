import { courseStatus } from '@lectern/contract/courses/course-status'
import type { Page } from '@playwright/test'
import { callAs, expectStored, startLesson } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { button } from '../support/question-journey.ts'
import { inTurn } from '../support/looks.ts'
import { textsAtRest } from '../support/hands/reads.ts'
import { press } from '../support/hands/hands.ts'

const test = testOnOwnServer()

const choice = (id: string) => ({
  id: `question-${id}`,
  type: 'single_answer',
  name: `Which of them is ${id}?`,
  points: 1,
  answers: [
    { id: `${id}-right`, text: `The ${id} one`, is_correct: true },
    { id: `${id}-wrong`, text: 'That one', is_correct: false },
  ],
})

const makeQuiz = async (page: Page, name: string, ids: readonly string[]): Promise<void> => {
  const expert = await signInQuickly(page, people.expert)
  const { id } = await callAs(page, expert, 'POST', '/quizzes', { name })
  const content = { version: 1, questions: ids.map(choice) }
  await callAs(page, expert, 'PUT', `/quizzes/${id}`, { content })
}

for (const width of inTurn('drawn-questions', [1440, 360] as const))
  test(`a randomizer is put together and taken at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const lesson = await startLesson(page)
    const names = [`Easy ${lesson.course}`, `Hard ${lesson.course}`] as const
    await makeQuiz(page, names[0], ['first', 'second', 'third'])
    await makeQuiz(page, names[1], ['fourth', 'fifth'])
    const expert = await signInQuickly(page, people.expert)
    await callAs(page, expert, 'PUT', `/courses/${lesson.course}`, { status_id: courseStatus.published })
    await callAs(page, expert, 'PUT', `/courses/${lesson.course}/lessons-new/${lesson.lesson}`, {
      status_id: 4,
    })

    await page.goto(lesson.editor)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Practice/ })
      .last()
      .click()
    await button(page, 'Create a randomizer').click()
    const pools = page.getByRole('region', { name: 'Where the questions come from' })
    for (const name of names) {
      await pools.getByRole('searchbox').fill(name)
      await pools.getByRole('button', { name }).click()
      if (name === names[0]) await button(page, 'Add a quiz').click()
    }
    await expect(pools.getByText('Every attempt gets 5 questions.')).toBeVisible()
    const easy = pools.getByRole('listitem', { name: names[0] })
    await easy.getByRole('switch', { name: 'All its questions' }).press('Space')
    await easy.getByRole('textbox', { name: 'How many of its questions' }).fill('1')
    await expect(pools.getByText('Every attempt gets 3 questions.')).toBeVisible()
    await expectAccessible(page)
    await button(page, `Remove ${names[1]}`).click()
    await expect(pools.getByText('Every attempt gets 1 question.')).toBeVisible()
    await button(page, 'Undo').click()
    await expect(pools.getByText('Every attempt gets 3 questions.')).toBeVisible()
    await expectStored(page)

    await page.context().clearCookies()
    const student = await signInQuickly(page, people.student)
    await callAs(page, student, 'POST', `/public/courses/${lesson.course}/join`)
    await page.goto(lesson.link)
    await press(button(page, 'Start'))
    await expect(page.getByText('Which of them is fifth?')).toBeVisible()
    await expect(page.getByText(/Which of them is (first|second|third)\?/)).toHaveCount(1)
    const drawn = await textsAtRest(page.getByText(/Which of them is/))
    await page.reload()
    await expect(page.getByText('Which of them is fifth?')).toBeVisible()
    await expect(page.getByText(/Which of them is/)).toHaveText(drawn)
    await expectAccessible(page)
  })
