import { tabTo } from '@lectern/ui/testing/fingers'
import { expectAccessible, expectFingerSized, expectFits } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { handsOf, reach, ways, type Way } from '../../testing/hands.ts'
import { buttonOf, cardOf, expectNews, expectScore, startWork } from '../../testing/question-work.tsx'

const unit = (id: string, text: string, factor = '') => ({ id: `unit-${id}`, text, factor })

const way = {
  id: 'number-way',
  type: 'numeric',
  name: 'How far is it?',
  points: 2,
  answers: [{ id: 'number-right', text: '1500' }],
  tolerance: '1',
  tolerance_type: 'percent',
  unit_type: 'chosen',
  units: [unit('metre', 'm'), unit('kilometre', 'km', '1000'), unit('kilogram', 'kg')],
  unit_share: 50,
}
const weight = {
  id: 'number-weight',
  type: 'numeric',
  name: 'How heavy is it?',
  points: 2,
  answers: [{ id: 'number-heavy', text: '2' }],
  unit_type: 'typed',
  units: [unit('heavy', 'kg'), unit('light', 'g', '0.001')],
  unit_share: 50,
}
const share = {
  id: 'number-share',
  type: 'numeric',
  name: 'What part of it is that?',
  points: 1,
  answers: [{ id: 'number-part', text: '12.50' }],
  unit_type: 'shown',
  units: [unit('percent', '%')],
  digits_type: 'decimals',
  digits: 2,
  allow_fractions: false,
}
const questions = [way, weight, share]

const unitList = cardOf(way).getByRole('combobox', { name: 'Unit' })
const field = (question: typeof way | typeof weight | typeof share, name = 'Your answer') =>
  cardOf(question).getByRole('textbox', { name })

const chooseUnit = async (by: Way) => {
  if (by !== 'keys') return unitList.selectOptions('km')
  await userEvent.tab()
  await expect.element(unitList).toHaveFocus()
  await userEvent.keyboard('km')
}

const answerAll = async (by: Way) => {
  const { write } = handsOf(by)
  await write(field(way), '1 1/2')
  await expectNews('= 1.5')
  await chooseUnit(by)
  await expectNews('= 1.5 km')
  await write(field(weight), '2 pounds')
  await expectNews('= 2 pounds')
  await write(field(share, 'Your answer in %'), '12,5')
  await expectNews('= 12.5 % Write the number with 2 decimal places.')
}

const hands = ways.flatMap((by) => [1440, 360].map((width) => [by, width] as const))

test.each(hands)(
  'numbers with units are answered by %s at %i pixels, and how each is read is said',
  async (by, width) => {
    const work = await startWork(questions, { width })
    await answerAll(by)
    if (by === 'keys') await tabTo(/^Finish$/)
    else await reach(buttonOf('Finish'))
    await userEvent.keyboard('{Enter}')
    await expectScore(work, 3, 5)
    await expect.element(cardOf(way)).toMatchTextContent(/1 1\/2 kmCorrect/)
    await expect.element(cardOf(weight)).toMatchTextContent(/2 poundsIncorrect2 kgCorrect answer/)
    await expect.element(cardOf(share)).toMatchTextContent(/12,5 %Incorrect12.50 %Correct answer/)
  },
)

test('what cannot be read is said, stays, and does not count as given', async () => {
  const work = await startWork([share])
  const number = field(share, 'Your answer in %')
  await number.fill('an eighth')
  await expectNews('This cannot be read as a number.')
  await buttonOf('Finish').click()
  await expect.element(page.getByText('Answer this question to finish.')).toBeVisible()
  await expect.element(number).toHaveValue('an eighth')
  await number.fill('1/8')
  await expectNews('Write the number without a fraction bar.')
  await number.fill('1,234')
  await expectNews('= 1.234 % or 1,234 %: both readings will be checked.')
  await number.fill('12.50')
  await buttonOf('Finish').click()
  await expectScore(work, 1, 1)
  await expect.element(cardOf(share)).toMatchTextContent(/12.50 %Correct/)
})

test.each([1440, 360])('fields for numbers fit, can be perceived and touched at %i pixels', async (width) => {
  await startWork(questions, { width })
  await answerAll('reader')
  await expectAccessible()
  await expectFits()
  expectFingerSized([...document.querySelectorAll('[data-question] :is(input[type="text"], select)')])
  await buttonOf('Finish').click()
  await expect.element(buttonOf('Finish')).not.toBeInTheDocument()
  await expectAccessible()
})
