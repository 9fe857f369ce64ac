import { pressOn, tap } from '@lectern/ui/testing/fingers'
import { expectAccessible, expectFingerSized, expectFits } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { reach, ways, type Way } from '../../testing/hands.ts'
import { buttonOf, cardOf, startWork } from '../../testing/question-work.tsx'

const habits = {
  id: 'study-habits',
  type: 'mmpi',
  name: 'How do you study?',
  points: 0,
  is_report_shown: true,
  scales: [
    { id: 'scale-plan', letter: 'P', name: 'Planning', text: 'How far you plan what you do.' },
    { id: 'scale-focus', letter: 'F', name: 'Focus', text: '' },
  ],
  statements: [
    { id: 'study-list', text: 'I begin the day with a list.', keys: [{ letter: 'P', keyed: 'yes' }] },
    { id: 'study-phone', text: 'My phone lies beside me.', keys: [{ letter: 'F', keyed: 'no' }] },
    {
      id: 'study-last',
      text: 'I finish what I begin.',
      keys: [
        { letter: 'F', keyed: 'yes' },
        { letter: 'P', keyed: 'yes' },
      ],
    },
  ],
}

/** What somebody answers, and the letter of a keyboard that does it. */
const answers = [
  ['I begin the day with a list.', 'Yes', 'y'],
  ['My phone lies beside me.', 'Yes', 'y'],
  ['I finish what I begin.', 'No', 'n'],
] as const

const radio = (statement: string, name: string) =>
  page.getByRole('radiogroup', { name: statement }).getByRole('radio', { name })

const answerByLetters = async () => {
  await reach(radio(answers[0][0], 'Yes'))
  for (const [, , letter] of answers) await userEvent.keyboard(letter)
}

const answerAll = async (by: Way) => {
  if (by === 'keys') return answerByLetters()
  for (const [statement, name] of answers) {
    const target = radio(statement, name)
    if (by === 'mouse') await target.click()
    else if (by === 'touch') await tap(target)
    else await pressOn(target, ' ')
  }
}

const hands = ways.flatMap((by) => [1440, 360].map((width) => [by, width] as const))

test.each(hands)('statements are answered by %s at %i pixels: one profile', async (by, width) => {
  await startWork([habits], { width })
  await answerAll(by)
  for (const [statement, name] of answers) await expect.element(radio(statement, name)).toBeChecked()
  await expect.element(page.getByText('3 of 3 statements answered')).toBeVisible()
  await buttonOf('Finish').click()
  const scales = page.getByRole('list', { name: 'Results by scale' }).getByRole('listitem')
  await expect.element(scales.filter({ hasText: 'Planning' })).toMatchTextContent(/1 of 2 match the scale/)
  await expect.element(scales.filter({ hasText: 'Focus' })).toMatchTextContent(/0 of 2 match the scale/)
})

test('a letter answers a statement out of 566 and leads to the next one', async () => {
  const statements = Array.from({ length: 566 }, (_, at) => ({
    id: `statement-${at}`,
    text: `Statement number ${at}`,
    keys: [{ letter: at % 2 === 0 ? 'P' : 'F', keyed: 'yes' }],
  }))
  const long = { ...habits, statements }
  await startWork([long])
  await reach(radio('Statement number 0', 'Yes'))
  await userEvent.keyboard('y'.repeat(60))
  await expect.element(page.getByText('60 of 566 statements answered')).toBeVisible()
  await expect.element(radio('Statement number 60', 'Yes')).toHaveFocus()
})

test.each([1440, 360])('a questionnaire fits, can be perceived and touched at %i pixels', async (width) => {
  await startWork([habits], { width })
  await answerAll('reader')
  await expectAccessible()
  await expectFits()
  expectFingerSized([...cardOf(habits).element().querySelectorAll('label:has(input)')])
  await buttonOf('Finish').click()
  await expect.element(page.getByRole('list', { name: 'Results by scale' })).toBeVisible()
  await expectAccessible()
  await expectFits()
})
