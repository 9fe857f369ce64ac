import { readFileSync } from 'node:fs'
import { expect, people, testOnOwnServer } from '../support/journey.ts'
import { enterAs, expectSound } from '../support/looks.ts'
import { makePractice } from '../support/practice.ts'
import { type TextId, textsOf } from '../support/texts.ts'

const test = testOnOwnServer()
const t = textsOf('en')
const question = { id: 'why-steam-first', type: 'essay', name: 'Why steam?', points: 2, is_required: true }

test('the numbers of a team are read, taken along and lead to what is late; it sets another time to answer', async ({
  page,
  server,
}) => {
  const practice = await makePractice(page, {
    name: 'Steam',
    questions: [question],
    settings: { check_type: 'manual', attempts_limit: null },
  })
  const handIn = async (words: string): Promise<number> => {
    const place = `/lessons/${practice.lesson}/quizzes/${practice.quiz}`
    const { id } = await practice.sendAsStudent('POST', `${place}/start-attempt`)
    const answer = { quiz_question_id: question.id, text_answer: words, device: 'd', seq: 1 }
    await practice.sendAsStudent('POST', `/quiz-attempts/${id}/finish`, { payload: [answer] })
    return id
  }
  const early = await handIn('It keeps the crust soft.')
  // Three days later, when the school has promised an answer within two.
  await server.stop()
  await server.restart(3)
  await handIn('So that the crust opens.')
  await enterAs(page, server.origin, 'en', people.expert)
  await practice.send('PUT', `/practices/${early}/claim`, {})
  const fact = (id: TextId) =>
    page
      .getByRole('term')
      .filter({ hasText: t(id) })
      .locator('xpath=following-sibling::dd[1]')
  const button = (id: TextId) => page.getByRole('button', { name: t(id), exact: true })

  await page.goto(`/expert/practices/workload?course=${practice.course}`)
  await expect(fact('practices.workload_waiting')).toContainText('2')
  await expect(fact('practices.workload_late')).toContainText('1')
  const row = page.getByRole('row').filter({ hasText: 'Demo Expert' })
  await expect(row).toContainText('1')
  await expectSound(page)

  const coming = page.waitForEvent('download')
  await button('create-course.results_export').click()
  await page.getByRole('menuitem', { name: t('create-course.results_export_csv') }).click()
  const table = readFileSync(await (await coming).path(), 'utf8')
  expect(table).toContain('Demo Expert')
  expect(table).toContain(String(t('practices.workload_p90_hours')))

  await button('practices.workload_term').click()
  const hours = page.getByRole('textbox', { name: t('practices.workload_term_hours') })
  await expect(hours).toHaveValue('48')
  await hours.fill('soon')
  await expect(button('practices.workload_term_save')).toBeDisabled()
  await hours.fill('96')
  await expectSound(page)
  await button('practices.workload_term_save').click()
  await expect(page.getByText(t('practices.workload_term_saved'))).toBeVisible()
  await expect(fact('practices.workload_late')).toContainText('0')
  await practice.send('PUT', '/practice-answer-term', { answer_hours: 48 })

  // The queue narrowed to what is late leads to it alone.
  await page.goto(`/expert/practices?quiz=${practice.quiz}`)
  await expect(page.getByRole('row').filter({ hasText: 'Steam' })).toHaveCount(2)
  await button('practices.queue_filters').click()
  await page.getByRole('checkbox', { name: t('practices.queue_late'), exact: true }).check()
  await expect(page).toHaveURL(/late=true/)
  await expect(page.getByRole('row').filter({ hasText: 'Steam' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t('practices.review_next') }).click()
  await page.waitForURL((url) => url.pathname.endsWith(`/${early}`))
  await expect(page.getByText('It keeps the crust soft.', { exact: true })).toBeVisible()
})
