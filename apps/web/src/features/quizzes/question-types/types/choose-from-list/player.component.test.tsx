import { tabTo } from '@lectern/ui/testing/fingers'
import { expectFingerSized } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { reach } from '../../testing/hands.ts'
import { buttonOf, cardOf, expectScore, startWork } from '../../testing/question-work.tsx'

const option = (statement: string, text: string, is_correct = false) => ({
  id: `${statement}-${text}`,
  text,
  is_correct,
})

const lists = {
  id: 'lists-question',
  type: 'choose_from_list',
  name: 'What state is it in?',
  points: 1,
  shuffle_answers: false,
  statements: [
    {
      id: 'lists-ice',
      text: 'Ice',
      points: 1,
      answers: [option('ice', 'liquid'), option('ice', 'solid', true)],
    },
    {
      id: 'lists-steam',
      text: 'Steam',
      points: 1,
      answers: [option('steam', 'gas', true), option('steam', 'liquid')],
    },
  ],
}

const list = (name: string) => page.getByRole('combobox', { name, exact: true })
const row = (name: string) => cardOf(lists).getByRole('listitem').filter({ hasText: name })

test.each([1440, 360])('letters choose in a list, Tab leads to the next, at %i pixels', async (width) => {
  const work = await startWork([lists], { width })
  expectFingerSized(cardOf(lists).getByRole('combobox').elements())
  await reach(list('Ice'))
  await userEvent.keyboard('sol{Tab}')
  await expect.element(list('Steam')).toHaveFocus()
  await userEvent.keyboard('liq')
  await tabTo(/^Finish$/)
  await userEvent.keyboard('{Enter}')
  await expectScore(work, 1, 3)
  await expect.element(row('Ice')).toMatchTextContent(/solidCorrect/)
  await expect.element(row('Steam')).toMatchTextContent(/liquidIncorrectgasCorrect answer/)
  await expect.element(buttonOf('Finish')).not.toBeInTheDocument()
})
