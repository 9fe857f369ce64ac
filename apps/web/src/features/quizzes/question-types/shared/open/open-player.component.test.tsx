import { expectAccessible, expectFingerSized, expectFits } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { handsOf, ways } from '../../testing/hands.ts'
import { buttonOf, cardOf, startWork } from '../../testing/question-work.tsx'

const mail = {
  id: 'mail-question',
  type: 'text_media_answer',
  name: 'Where may we write to you?',
  points: 0,
  text_answer_type_id: 4,
}
const day = {
  id: 'day-question',
  type: 'text_media_answer',
  name: 'When did you move there?',
  points: 0,
  text_answer_type_id: 5,
}
const paper = {
  id: 'paper-question',
  type: 'essay',
  name: 'Should it have more trees?',
  points: 3,
  words_min: 3,
  words_max: 6,
  marking_guide: [{ id: 'guide-claim', criterion: 'A clear claim', points: 3, description: '' }],
}
const reading = {
  id: 'reading-question',
  type: 'text_graphic_answer',
  name: 'Look at your street once more',
  is_answer_enabled: false,
}

const address = cardOf(mail).getByRole('textbox', { name: 'E-mail address' })
const essay = cardOf(paper).getByRole('textbox', { name: 'Your answer' })
const firstOfDay = cardOf(day).getByRole('spinbutton').first()

const hands = ways.flatMap((by) => [1440, 360].map((width) => [by, width] as const))

test.each(hands)('an address, a day and an essay are written by %s at %i pixels', async (by, width) => {
  const work = await startWork([mail, day, paper, reading], { width })
  const { press, write } = handsOf(by)
  await write(address, 'ann@example.com')
  await press(firstOfDay)
  await userEvent.keyboard('22112026')
  await write(essay, 'Yes, shade is kind')
  await expect.element(cardOf(paper)).toMatchTextContent(/4 words/)
  await buttonOf('Finish').click()
  await expect.poll(() => work.answerTo(day)).toEqual([{ text_answer: '2026-11-22' }])
  await expect.element(cardOf(mail)).toMatchTextContent(/ann@example.com/)
  await expect.element(cardOf(paper)).toMatchTextContent(/A clear claim/)
  await expect.element(cardOf(reading)).not.toMatchTextContent(/Skipped|Answered|Awaiting/)
})

test('an address that is none, and too few words, hold up the finish', async () => {
  await startWork([mail, paper])
  await address.fill('ann@example')
  await essay.fill('Yes trees')
  await expect.element(cardOf(mail)).toMatchTextContent(/This does not look like an e-mail address\./)
  await expect.element(cardOf(paper)).toMatchTextContent(/1 more word to go/)
  await buttonOf('Finish').click()
  for (const question of [mail, paper])
    await expect.element(cardOf(question)).toMatchTextContent(/Answer this question to finish\./)
  await expectAccessible()
  await address.fill('ann@example.com')
  await essay.fill('Yes trees please')
  await buttonOf('Finish').click()
  await expect.element(buttonOf('Finish')).not.toBeInTheDocument()
})

test('a day is entered and read by the calendar of the language', async () => {
  await startWork([day], { locale: 'uk' })
  await expect.element(cardOf(day)).toMatchTextContent(/Дата/)
  await firstOfDay.click()
  await userEvent.keyboard('22112026')
  await expect.element(cardOf(day)).toMatchTextContent(/22\.11\.2026/)
  await buttonOf('Finish').click()
  await expect.element(cardOf(day)).toMatchTextContent(/22 лист\. 2026/)
})

test.each([1440, 360])('open answers fit, can be perceived and touched at %i pixels', async (width) => {
  await startWork([mail, day, paper, reading], { width })
  await expect.element(firstOfDay).toBeVisible()
  await expectAccessible()
  await expectFits()
  expectFingerSized([...document.querySelectorAll('[data-question] textarea')])
})
