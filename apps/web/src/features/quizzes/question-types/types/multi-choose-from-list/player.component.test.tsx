import { tabTo } from '@lectern/ui/testing/fingers'
import { expectFingerSized } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cardOf, expectScore, startWork } from '../../testing/question-work.tsx'

const option = (statement: string, text: string, is_correct = false) => ({
  id: `${statement}-${text}`.replaceAll(' ', '-'),
  text,
  is_correct,
})

const breads = {
  id: 'several-question',
  type: 'multi_choose_from_list',
  name: 'What goes into each?',
  points: 1,
  shuffle_answers: false,
  statements: [
    {
      id: 'several-rye',
      text: 'Rye bread',
      points: 1,
      answers: [option('rye', 'rye flour', true), option('rye', 'starter', true), option('rye', 'butter')],
    },
    {
      id: 'several-brioche',
      text: 'Brioche',
      points: 1,
      answers: [option('brioche', 'eggs', true), option('brioche', 'rye flour')],
    },
  ],
}

const box = (statement: string, name: string) =>
  page.getByRole('group', { name: statement }).getByRole('checkbox', { name })
const row = (name: string) => cardOf(breads).getByRole('listitem').filter({ hasText: name })

test.each([1440, 360])(
  'several are picked and taken back for each statement, by mouse and keys, at %i pixels',
  async (width) => {
    const work = await startWork([breads], { width })
    expectFingerSized([...cardOf(breads).element().querySelectorAll('label:has(input)')])
    await box('Rye bread', 'rye flour').click()
    await box('Rye bread', 'butter').click()
    await box('Rye bread', 'butter').click()
    await expect.element(box('Rye bread', 'butter')).not.toBeChecked()
    await tabTo(/^starter$/, true)
    await userEvent.keyboard(' ')
    await tabTo(/^eggs$/)
    await tabTo(/^rye flour$/)
    await userEvent.keyboard(' ')
    await tabTo(/^Finish$/)
    await userEvent.keyboard('{Enter}')
    await expectScore(work, 1, 3)
    await expect.element(row('Rye bread')).not.toMatchTextContent(/butter/)
    await expect.element(row('Brioche')).toMatchTextContent(/rye flourIncorrect/)
    await expect.element(row('Brioche')).toMatchTextContent(/eggsCorrect answer/)
  },
)
