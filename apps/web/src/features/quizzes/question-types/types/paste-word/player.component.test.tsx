import { expectFingerSized } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buttonOf, cardOf, expectScore, startWork } from '../../testing/question-work.tsx'

const words = {
  id: 'words-question',
  type: 'paste_word',
  name: 'Write the past tense',
  points: 1,
  statements: [
    { id: 'words-go', text: 'go', points: 1, answers: [{ id: 'words-went', text: 'went' }] },
    { id: 'words-buy', text: 'buy', points: 1, answers: [{ id: 'words-bought', text: 'bought' }] },
  ],
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const row = (name: string) => cardOf(words).getByRole('listitem').filter({ hasText: name })

test.each([1440, 360])(
  'Enter leads from word to word; each is marked on its own, at %i pixels',
  async (width) => {
    const work = await startWork([words], { width })
    expectFingerSized(cardOf(words).getByRole('textbox').elements())
    await field('go').click()
    await userEvent.keyboard(' Went{Enter}')
    await expect.element(field('buy')).toHaveFocus()
    await userEvent.keyboard('buyed{Enter}')
    await expect.element(field('buy')).toHaveFocus()
    await buttonOf('Finish').click()
    await expectScore(work, 1, 3)
    await expect.element(row('go')).toMatchTextContent(/WentCorrect/)
    await expect.element(row('buy')).toMatchTextContent(/buyedIncorrectboughtCorrect answer/)
  },
)
