import { expectAccessible, expectFingerSized, expectFits } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { handsOf, ways, type Way } from '../../testing/hands.ts'
import { buttonOf, cardOf, startWork, type StoredQuestion } from '../../testing/question-work.tsx'

const points = (of: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${of}-${at + 1}`, text: '', value: at + 1 }))

const likert = {
  id: 'scale-likert',
  type: 'likert_scale',
  name: 'I can tell when I know a thing.',
  likert_scale_type: 'horizontal',
  answers: points('scale-agree', 5),
}
const list = {
  id: 'scale-list',
  type: 'likert_scale',
  name: 'I plan my week.',
  likert_scale_type: 'vertical',
  answers: points('scale-plan', 3),
}
const rating = {
  id: 'scale-rating',
  type: 'rating',
  name: 'How useful was this lesson?',
  stars: 5,
  grade_text_min: 'Not useful',
  grade_text_max: 'Very useful',
}
const reaction = {
  id: 'scale-reaction',
  type: 'reaction',
  name: 'How do you feel now?',
  answers: points('scale-face', 5),
}
const promoter = {
  id: 'scale-promoter',
  type: 'new_promoter_score',
  name: 'Would you recommend this course?',
}
const questions = [likert, list, rating, reaction, promoter]

const point = (question: StoredQuestion, name: string) =>
  cardOf(question).getByRole('radio', { name, exact: true })

const answerAll = async (by: Way) => {
  const { pick } = handsOf(by)
  await pick(point(likert, 'Agree'))
  await pick(point(list, 'Disagree'))
  await pick(point(rating, '4 of 5'))
  await pick(point(reaction, 'Great'))
  await pick(point(promoter, '9'))
}

const hands = ways.flatMap((by) => [1440, 360].map((width) => [by, width] as const))

test.each(hands)(
  'points of scales are picked by %s at %i pixels, thanked for and not scored',
  async (by, width) => {
    await startWork(questions, { width })
    await answerAll(by)
    await handsOf(by).press(buttonOf('Finish'))
    for (const question of questions) {
      await expect.element(cardOf(question)).toMatchTextContent(/Thank you/)
      await expect.element(cardOf(question)).not.toMatchTextContent(/Correct|Not yet/)
      await expect
        .poll(() => cardOf(question).getByRole('radio', { checked: true }).elements().length)
        .toBe(1)
    }
    await expect.element(point(rating, '4 of 5')).toBeChecked()
  },
)

const counts = [
  ['scale-likert', 'scale-agree-4'],
  ['scale-rating', 'value-04'],
  ['scale-reaction', 'scale-face-5'],
  ['scale-promoter', 'value-09'],
].map(([quiz_question_id = '', quiz_answer_id = '']) => ({
  quiz_question_id,
  quiz_answer_id,
  count: 1,
  percent: 100,
}))

test("everybody's answers stand below the own one, with their mean and score", async () => {
  await startWork(questions, { counts })
  await answerAll('mouse')
  await expect.element(cardOf(promoter)).not.toMatchTextContent(/%|NPS/)
  await buttonOf('Finish').click()
  for (const question of [likert, rating, reaction, promoter])
    await expect
      .element(cardOf(question).getByRole('listitem').filter({ hasText: 'Your answer' }))
      .toMatchTextContent(/1 answer · 100%/)
  await expect.element(cardOf(rating)).toMatchTextContent(/Average: 4 of 5/)
  await expect.element(cardOf(promoter)).toMatchTextContent(/NPS: 100/)
  await expectAccessible()
})

/** In how many rows the points of a scale stand. */
const rowsOf = (question: StoredQuestion): number =>
  new Set(
    [...cardOf(question).element().querySelectorAll('label')].map(
      (label) => label.getBoundingClientRect().top,
    ),
  ).size

test.each([1440, 360])(
  'a scale is a line where there is room, fits, can be perceived and touched at %i pixels',
  async (width) => {
    await startWork(questions, { width })
    await expect.element(point(promoter, '10: Certainly')).toBeInTheDocument()
    expect(rowsOf(likert)).toBe(width < 640 ? 5 : 1)
    expect(rowsOf(list)).toBe(3)
    await answerAll('reader')
    await expectAccessible()
    await expectFits()
    expectFingerSized([...document.querySelectorAll('[data-question] label')])
    await buttonOf('Finish').click()
    await expect.element(cardOf(promoter)).toMatchTextContent(/Thank you/)
    await expectAccessible()
  },
)
