import { expectAccessible, expectFingerSized, expectFits } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { handsOf, ways, type Way } from '../../testing/hands.ts'
import { buttonOf, cardOf, startWork, type StoredQuestion } from '../../testing/question-work.tsx'

const own = { is_correct: false, type: 2, text: '' }

const single = {
  id: 'choice-single',
  type: 'single_answer',
  name: 'Which prime number comes after seven?',
  points: 2,
  answers: [
    { id: 'choice-nine', text: 'Nine', is_correct: false },
    { id: 'choice-eleven', text: 'Eleven', is_correct: true },
    { id: 'choice-other', ...own },
  ],
}

const multiple = {
  id: 'choice-multiple',
  type: 'multiple_answer',
  name: 'Which numbers are even?',
  points: 1,
  answers: [
    { id: 'choice-four', text: 'Four', is_correct: true, points: 1 },
    { id: 'choice-five', text: 'Five', is_correct: false },
    { id: 'choice-more', ...own, text: 'One more' },
  ],
}

const poll = {
  id: 'choice-poll',
  type: 'interview',
  name: 'When do you learn best?',
  interview_type: 2,
  answers: [
    { id: 'choice-morning', text: 'In the morning' },
    { id: 'choice-evening', text: 'In the evening' },
  ],
}

const questions = [single, multiple, poll]

const option = (question: StoredQuestion, name: string) =>
  cardOf(question)
    .getByRole('radio', { name, exact: true })
    .or(cardOf(question).getByRole('checkbox', { name, exact: true }))
const words = (name: string) => page.getByRole('textbox', { name, exact: true })

const answerAll = async (way: Way) => {
  const { pick, write } = handsOf(way)
  await pick(option(single, 'Other'))
  await write(words('Other: your answer'), 'The number 11')
  await pick(option(multiple, 'Four'))
  await pick(option(multiple, 'One more'))
  await write(words('One more: your answer'), 'Ten')
  await pick(option(poll, 'In the evening'))
}

const hands = ways.flatMap((way) => [1440, 360].map((width) => [way, width] as const))

test.each(hands)('own words are written beside picked options by %s at %i pixels', async (way, width) => {
  const work = await startWork(questions, { width })
  await answerAll(way)
  await handsOf(way).press(buttonOf('Finish'))
  await expect
    .poll(() => work.answerTo(single))
    .toEqual([{ answer_id: 'choice-other', text_answer: 'The number 11' }])
  expect(work.answerTo(multiple)).toEqual([
    { answer_id: 'choice-four' },
    { answer_id: 'choice-more', text_answer: 'Ten' },
  ])
  await expect.element(cardOf(single)).toMatchTextContent(/The number 11/)
  await expect.element(cardOf(single)).toMatchTextContent(/Correct answer/)
  await expect.element(cardOf(poll)).toMatchTextContent(/Thank you/)
})

test('own words stay while another option is picked, and are asked for', async () => {
  await startWork([single])
  const { pick } = handsOf('mouse')
  await pick(option(single, 'Other'))
  await buttonOf('Finish').click()
  await expect.element(page.getByText('Answer this question to finish.')).toBeVisible()
  await words('Other: your answer').fill('Thirteen')
  await pick(option(single, 'Nine'))
  await expect.element(cardOf(single).getByRole('textbox')).not.toBeInTheDocument()
  await pick(option(single, 'Other'))
  await expect.element(words('Other: your answer')).toHaveValue('Thirteen')
})

test('a poll shows in numbers what everybody picked, once it is handed in', async () => {
  const counts = [
    { quiz_question_id: poll.id, quiz_answer_id: 'choice-morning', count: 1, percent: 33 },
    { quiz_question_id: poll.id, quiz_answer_id: 'choice-evening', count: 2, percent: 67 },
  ]
  await startWork([poll], { counts })
  await option(poll, 'In the evening').click()
  await expect.element(cardOf(poll)).not.toMatchTextContent(/%/)
  await buttonOf('Finish').click()
  const picked = cardOf(poll).getByRole('listitem').filter({ hasText: 'In the evening' })
  await expect.element(picked).toMatchTextContent(/Your answer/)
  await expect.element(picked).toMatchTextContent(/2 answers · 67%/)
  await expect.element(cardOf(poll).getByRole('listitem').first()).toMatchTextContent(/1 answer · 33%/)
  await expectAccessible()
})

test.each([1440, 360])(
  'options and own words fit, can be perceived and touched at %i pixels',
  async (width) => {
    await startWork(questions, { width })
    await answerAll('mouse')
    await expectAccessible()
    await expectFits()
    expectFingerSized([...document.querySelectorAll('[data-question] label')])
    await buttonOf('Finish').click()
    await expect.element(cardOf(poll)).toMatchTextContent(/Thank you/)
    await expectAccessible()
    await expectFits()
  },
)
