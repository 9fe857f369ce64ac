import { pressOn } from '@lectern/ui/testing/fingers'
import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openAtDesk } from '../../testing/question-desk.tsx'

const gaps = {
  id: 'gaps-question',
  type: 'fill_gaps',
  name: 'Fill in the gaps',
  points: 1,
  text: 'How [[gaps-first]] it comes.',
  answer_groups: [
    {
      id: 'gaps-first',
      type_id: 1,
      display_type_id: 1,
      points: 1,
      answers: [{ id: 'gaps-easily', text: 'easily', is_correct: true }],
    },
  ],
}

const text = page.getByRole('textbox', { name: 'Text', exact: true })
const gap = page.getByRole('group', { name: 'Gap 2' })
const toggle = '{Control>}{Shift>}G{/Shift}{/Control}'

test.each([1440, 360])(
  'words become gaps and words again by keys, and keep what was written, at %i pixels',
  async (width) => {
    const { stored } = await openAtDesk(gaps, width)
    await expect.element(text).toHaveValue('How [[easily]] it comes.')
    await pressOn(text, '{Control>}{End}{/Control}{Enter}by name')
    await userEvent.keyboard(`${toggle}.`)
    await expect.element(text).toHaveValue('How [[easily]] it comes.\nby [[name]].')
    await expect.element(gap.getByRole('textbox')).toHaveValue('name')
    await gap.getByRole('combobox').selectOptions('dropdown')
    await gap.getByRole('textbox').last().fill('heart')
    await expectAccessible()
    await expectFits()
    await pressOn(text, '{Control>}{End}{/Control}{ArrowLeft>4/}')
    await userEvent.keyboard(toggle)
    await expect.element(text).toHaveValue('How [[easily]] it comes.\nby name.')
    await expect.element(gap).not.toBeInTheDocument()
    await userEvent.keyboard(toggle)
    await expect.element(gap.getByRole('textbox').last()).toHaveValue('heart')
    await expect
      .poll(stored)
      .toMatchObject({ answer_groups: [{}, { answers: [{ text: 'name' }, { text: 'heart' }] }] })
  },
)
