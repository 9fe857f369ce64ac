import { readFile } from 'node:fs/promises'
import { callAs } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { putQuestions } from '../support/question-journey.ts'
import { press } from '../support/hands/hands.ts'

const test = testOnOwnServer()

const questions = [
  {
    id: 'results-capital',
    type: 'single_answer',
    name: 'Which of these floats on water?',
    points: 2,
    answers: [
      { id: 'floats-ice', text: '=Ice', is_correct: true },
      { id: 'floats-iron', text: 'An iron nail', is_correct: false },
    ],
  },
  { id: 'results-promoter', type: 'new_promoter_score', name: 'Would you recommend the lesson?' },
]
const lesson = 9

test('an expert reads what came of a practice, opens a question and takes the table along', async ({
  page,
}) => {
  await putQuestions(page, questions)
  const expert = await signInQuickly(page, people.expert)
  const [{ id: quiz }] = await callAs(page, expert, 'GET', '/quizzes?query=Explaining')
  const results = `/expert/practices/quiz/${quiz}`

  await page.goto(`${results}?version=999999`)
  await expect(page.getByRole('heading', { name: 'No finished attempts' })).toBeVisible()

  await page.context().clearCookies()
  const token = await signInQuickly(page, people.student)
  for (const [picked, value] of [
    ['floats-iron', 'value-03'],
    ['floats-ice', 'value-10'],
  ] as const) {
    const { id } = await callAs(page, token, 'POST', `/lessons/${lesson}/quizzes/${quiz}/start-attempt`)
    const payload = [
      { quiz_question_id: 'results-capital', answer_ids: [picked] },
      { quiz_question_id: 'results-promoter', answer_ids: [value] },
    ]
    await callAs(page, token, 'POST', `/quiz-attempts/${id}/finish`, { payload })
  }

  await page.context().clearCookies()
  await signInQuickly(page, people.expert)
  await page.goto(`/expert/practices?quiz=${quiz}`)
  await press(page.getByRole('button', { name: 'More pages of practices' }))
  await page.getByRole('menuitem', { name: 'Results' }).click()
  await expect(page).toHaveURL(new RegExp(`${results}$`))
  await page.getByText('All attempts').click()
  await expect(page).toHaveURL(/attempts=all/)
  const table = page.getByRole('table', { name: 'Questions' })
  const row = table.getByRole('row').filter({ hasText: 'floats on water' })
  await expect(row).toContainText('50% right · 50% wrong')
  await expect(row).toContainText('Medium')
  const plot = page.getByRole('table', { name: 'Distribution of points' })
  await expect(plot.getByRole('row').filter({ hasText: '90 to 100%' })).toContainText('1 attempt')
  await expectAccessible(page)

  await row.getByRole('button').click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('Most chosen wrong answer: An iron nail (1 time)')
  await expect(sheet.getByRole('listitem').filter({ hasText: '=Ice' })).toContainText('Correct')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await table.getByRole('button', { name: /recommend/ }).press('Enter')
  await expect(sheet).toContainText('NPS')
  for (const group of ['Detractors (0–6) 50%', 'Passives (7–8) 0%', 'Promoters (9–10) 50%'])
    await expect(sheet.getByRole('listitem').filter({ hasText: group })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const saved = async (format: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    await page.getByRole('menuitem', { name: format }).click()
    const file = await download
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }
  const { name, bytes } = await saved('Excel workbook')
  expect(name).toMatch(/\.xlsx$/)
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  const text = (await saved('CSV file')).bytes.toString('utf8')
  expect(text.startsWith('\uFEFFLearner,E-mail,')).toBe(true)
  expect(text).toContain('student@lectern.test,Finished,2,2,100,')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByText('Last attempt of each').click()
  await expect(row).toContainText('100% right')
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
