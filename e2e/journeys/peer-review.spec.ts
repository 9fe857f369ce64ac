import { callAs } from '../support/expert.ts'
import { expect, people, testOnOwnServer } from '../support/journey.ts'
import { enterAs, expectSound, windowsOf } from '../support/looks.ts'
import { makePractice } from '../support/practice.ts'
import { type TextId, textsOf } from '../support/texts.ts'
import { press } from '../support/hands/hands.ts'

const test = testOnOwnServer()

const question = {
  id: 'why-homework',
  type: 'essay',
  name: 'Should homework be marked?',
  points: 5,
  is_required: true,
  marking_guide: [
    { id: 'line-claim', criterion: 'A clear claim', points: 2, description: 'In the first lines.' },
    { id: 'line-reasons', criterion: 'Two reasons', points: 3, description: '' },
  ],
  peer_review: { reviews: 1, shown: 'at_once', instructions: 'Be kind, and be exact.' },
}

for (const { locale, width } of windowsOf('peer-review')) {
  const t = textsOf(locale)

  test.describe(`in ${locale} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('two learners review each other, and the team takes the median over', async ({ page, server }) => {
      const practice = await makePractice(page, {
        name: `Peers ${locale}`,
        questions: [question],
        settings: { check_type: 'manual' },
      })
      const button = (id: TextId) => page.getByRole('button', { name: t(id), exact: true })
      const enter = async (who: string, path?: string) => {
        const token = await enterAs(page, server.origin, locale, who)
        if (path) await page.goto(path)
        return token
      }
      const quiz = `/lessons/${practice.lesson}/quizzes/${practice.quiz}`
      const { id: first } = await practice.sendAsStudent('POST', `${quiz}/start-attempt`)
      const payload = [{ quiz_question_id: question.id, text_answer: 'No: a mark ends the work.' }]
      await practice.sendAsStudent('POST', `/quiz-attempts/${first}/finish`, { payload })

      const newcomer = await enter(people.newcomer)
      await callAs(page, newcomer, 'POST', `/public/courses/${practice.course}/join`)
      await page.goto(practice.link)
      await press(button('quiz.start'))
      await expect(page.getByText(/without your name|без вашого імені|без вашего имени/)).toBeVisible()
      await page.locator('[data-question="why-homework"]').getByRole('textbox').fill('Yes: it shows the way.')
      await button('quiz.finish').click()

      /** Gives a review from the list beside the own result, with so many points for the reasons. */
      const review = async (answer: string, reasons: string, comment: string) => {
        await expect(page.getByText(t('peers.state_drawn'), { exact: true })).toBeVisible()
        await expectSound(page)
        await page.getByRole('link', { name: t('peers.answer_number', { number: 1 }) }).click()
        await expect(page.getByText(answer)).toBeVisible()
        await expect(page.getByText(question.peer_review.instructions)).toBeVisible()
        const form = page.getByRole('form', { name: t('peers.form') })
        await form.getByRole('textbox', { name: 'A clear claim' }).fill('2')
        const points = form.getByRole('textbox', { name: 'Two reasons' })
        await points.fill('4')
        await expect(form.getByRole('alert')).toBeVisible()
        await points.fill(reasons)
        await form.getByRole('textbox', { name: t('peers.comment_optional') }).fill(comment)
        // What is written is there after a reload.
        await page.reload()
        await expect(form.getByRole('textbox', { name: t('peers.comment_optional') })).toHaveValue(comment)
        await expectSound(page)
        await button('peers.submit').click()
        await expect(page.getByText(t('peers.given_text'))).toBeVisible()
      }
      await review('No: a mark ends the work.', '1,5', 'One reason is missing.')

      await enter(people.student, practice.link)
      await button('quiz.show_result').click()
      await expect(page.getByText('One reason is missing.')).toBeVisible()
      await review('Yes: it shows the way.', '3', 'Both are there.')

      await enter(people.expert, `/expert/practices/${first}`)
      const card = page.locator('[data-question="why-homework"]')
      await expect(
        card.getByText(t('peers.median', { points: locale === 'en' ? '3.5' : '3,5' })),
      ).toBeVisible()
      await expect(card.getByText('One reason is missing.')).toBeVisible()
      await expectSound(page)
      await button('peers.take_median').click()
      await expect(card.getByText(t('practices.points_by_hand'), { exact: true })).toBeVisible()
      await expect(card).toContainText(/3[.,]5 \/ 5/)
    })
  })
}
