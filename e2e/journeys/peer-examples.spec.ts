import { callAs } from '../support/expert.ts'
import { expect, people, testOnOwnServer } from '../support/journey.ts'
import { enterAs, expectSound, windowsOf } from '../support/looks.ts'
import { makePractice } from '../support/practice.ts'
import { type TextId, textsOf } from '../support/texts.ts'

const test = testOnOwnServer()

const question = { id: 'why-homework', type: 'essay', name: 'Should homework be marked?', points: 2 }

for (const { locale, width } of windowsOf('peer-examples')) {
  const t = textsOf(locale)

  test.describe(`in ${locale} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('an expert has learners review by a guide and an example, and hides an unfair review', async ({
      page,
      server,
    }) => {
      const practice = await makePractice(page, {
        name: `Examples ${locale}`,
        questions: [question],
        settings: { check_type: 'manual' },
      })
      const button = (id: TextId) => page.getByRole('button', { name: t(id), exact: true })
      const enter = async (who: string, path: string) => {
        const token = await enterAs(page, server.origin, locale, who)
        await page.goto(path)
        return token
      }

      // The builder: a guide of two lines, the switch, and an example that its author has marked.
      await enter(people.expert, `/expert/quiz/${practice.quiz}`)
      await page.getByRole('button', { name: question.name }).first().click()
      for (const [at, criterion] of ['A clear claim', 'A reason'].entries()) {
        await button('questions.guide_add').click()
        await page
          .getByRole('textbox', { name: t('questions.guide_text', { number: at + 1 }) })
          .fill(criterion)
      }
      await page.getByRole('checkbox', { name: t('questions.peers') }).check()
      await page.getByLabel(t('questions.peers_reviews')).fill('1')
      await page.getByLabel(t('questions.peers_shown')).selectOption('at_once')
      await button('questions.peers_example_add').click()
      const example = page.getByRole('group', { name: t('questions.peers_example', { number: 1 }) })
      await example
        .getByRole('textbox', { name: t('questions.peers_example', { number: 1 }) })
        .fill('Homework is useful.')
      await example.getByLabel(t('questions.peers_example_points', { criterion: 'A reason' })).fill('0')
      await example
        .getByRole('textbox', { name: t('questions.peers_example_reason') })
        .fill('It claims and gives no reason.')
      await expectSound(page)
      const stored = async () =>
        (await practice.send('GET', `/quizzes/${practice.quiz}`)).content.questions[0].peer_review
      await expect.poll(stored).toMatchObject({
        reviews: 1,
        shown: 'at_once',
        examples: [{ reason: 'It claims and gives no reason.' }],
      })

      // Two hand in.
      const quiz = `/lessons/${practice.lesson}/quizzes/${practice.quiz}`
      const answer = (words: string) => ({ payload: [{ quiz_question_id: question.id, text_answer: words }] })
      const { id: attempt } = await practice.sendAsStudent('POST', `${quiz}/start-attempt`)
      await practice.sendAsStudent(
        'POST',
        `/quiz-attempts/${attempt}/finish`,
        answer('No, it ends the work.'),
      )
      const newcomer = await enter(people.newcomer, '/')
      const send = (method: string, path: string, body?: unknown) =>
        callAs(page, newcomer, method, path, body)
      await send('POST', `/public/courses/${practice.course}/join`)
      const { id: own } = await send('POST', `${quiz}/start-attempt`)
      await send('POST', `/quiz-attempts/${own}/finish`, answer('Yes, it shows the way.'))
      const drawn = async () => (await send('GET', `/quiz-attempts/${own}/peer-reviews`)).given
      await expect.poll(drawn).toHaveLength(1)
      const [{ id: review }] = await drawn()

      // The example comes first, alone; then its author's points beside the own ones, and the answer.
      await page.goto(`/peer-reviews/${review}`)
      const first = page.getByRole('region', { name: t('peers.example', { number: 1 }) })
      await expect(first.getByText('Homework is useful.')).toBeVisible()
      await expect(page.getByText('No, it ends the work.')).toBeHidden()
      await first.getByRole('textbox', { name: 'A clear claim' }).fill('1')
      await first.getByRole('textbox', { name: 'A reason' }).fill('1')
      await expectSound(page)
      await button('peers.example_mark').click()
      await expect(first.locator('p:focus')).toContainText('1')
      await expect(first.getByRole('row', { name: /^A reason 1 0$/ })).toBeVisible()
      await expect(first.getByText('It claims and gives no reason.')).toBeVisible()
      await expect(page.getByText('No, it ends the work.')).toBeVisible()
      const form = page.getByRole('form', { name: t('peers.form') })
      for (const line of ['A clear claim', 'A reason'])
        await form.getByRole('textbox', { name: line }).fill('0')
      await form.getByRole('textbox', { name: t('peers.comment_optional') }).fill('Nonsense.')
      await button('peers.submit').click()
      await expect(page.getByText(t('peers.given_text'))).toBeVisible()

      // Its author reports it.
      await enter(people.student, practice.link)
      await button('quiz.show_result').click()
      await expect(page.getByText('Nonsense.')).toBeVisible()
      await button('peers.report').click()
      await page.getByRole('textbox', { name: t('peers.report_reason') }).fill('Not a word about my reason.')
      await expectSound(page)
      await button('peers.report_submit').click()
      await expect(page.getByText(t('peers.reported'))).toBeVisible()

      // The team reads that, and hides the review: it counts nothing, and its author sees it no more.
      await enter(people.expert, `/expert/practices/${attempt}`)
      const card = page.locator(`[data-question="${question.id}"]`)
      const reason = t('peers.team_report', { reason: 'Not a word about my reason.' })
      await expect(card.getByText(reason)).toBeVisible()
      await expect(card.getByText(t('peers.deviation', { percent: 50 }))).toBeVisible()
      await button('peers.hide').click()
      await expect(card.getByText(t('peers.hidden'), { exact: true })).toBeVisible()
      await expect(button('peers.take_median')).toBeHidden()
      await expectSound(page)
      await enter(people.student, practice.link)
      await button('quiz.show_result').click()
      await expect(page.getByText(t('peers.state_drawn'), { exact: true })).toBeVisible()
      await expect(page.getByText('Nonsense.')).toBeHidden()
      await expect(button('peers.report')).toBeHidden()
    })
  })
}
