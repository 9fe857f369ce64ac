import type { OfferedFamily } from '@lectern/contract/contacts/contact-filters'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../../testing/render-part.tsx'
import { emptyDraft, type FilterDraft, treeOf } from './filter-draft.ts'
import { FilterEditor } from './filter-editor.tsx'
import { FilterSentence } from './filter-sentence.tsx'

const families: OfferedFamily[] = [
  {
    name: 'tag',
    fields: [
      {
        name: 'has',
        kind: 'choices',
        label: null,
        options: [
          { value: 3, label: 'Baker' },
          { value: 4, label: 'Fair' },
        ],
      },
    ],
  },
  {
    name: 'profile',
    fields: [
      { name: 'city', kind: 'text', label: null, options: [] },
      { name: 'active', kind: 'moment', label: null, options: [] },
    ],
  },
]
const texts = ['common', 'contacts'] as const

const Held = () => {
  const [draft, setDraft] = useState<FilterDraft>(emptyDraft)
  const tree = treeOf(draft)
  return (
    <>
      <FilterEditor draft={draft} families={families} onChange={setDraft} />
      <p data-testid="sentence">{tree && <FilterSentence tree={tree} families={families} />}</p>
    </>
  )
}

const sentence = () => page.getByTestId('sentence')

test('conditions are put together and read as a sentence', async () => {
  await renderPart(<Held />, { texts: [...texts] })
  await page.getByRole('button', { name: 'Condition' }).click()
  await page.getByLabelText('Value').selectOptions('Baker')
  await expect.element(sentence()).toHaveTextContent('Tag one of Baker')
  await page.getByLabelText('Value').selectOptions('Fair')
  await expect.element(sentence()).toHaveTextContent('Tag one of Baker, Fair')
  await page.getByRole('button', { name: 'Remove Fair' }).click()
  await page.getByRole('button', { name: 'Condition', exact: true }).click()
  await page.getByLabelText('Field').nth(1).selectOptions('City')
  await page.getByRole('textbox', { name: 'Value' }).fill('Kyiv')
  await expect.element(sentence()).toHaveTextContent('Tag one of Baker and City is Kyiv')
  await page.getByLabelText('How conditions are joined').selectOptions('or')
  await expect.element(sentence()).toHaveTextContent('Tag one of Baker or City is Kyiv')
})

test('a condition without a value is no part of the filter, and goes with its button', async () => {
  await renderPart(<Held />, { texts: [...texts] })
  await page.getByRole('button', { name: 'Condition' }).click()
  await expect.element(sentence()).toHaveTextContent('')
  await page.getByLabelText('Comparison').selectOptions('is not known')
  await expect.element(sentence()).toHaveTextContent('Tag: is not known')
  await page.getByRole('button', { name: 'Remove the condition' }).click()
  await expect.element(sentence()).toHaveTextContent('')
})

test('days are counted, and a group stands for everyone else', async () => {
  await renderPart(<Held />, { texts: [...texts] })
  await page.getByRole('button', { name: 'Condition' }).click()
  await page.getByLabelText('Field').selectOptions('Last active')
  await page.getByLabelText('Comparison').selectOptions('in the last')
  await page.getByLabelText('Value').fill('7')
  await expect.element(sentence()).toHaveTextContent('Last active in the last 7 days')
  await page.getByRole('button', { name: 'Group' }).click()
  const group = page.getByRole('group', { name: 'Group of conditions' })
  await group.getByLabelText('Value').selectOptions('Fair')
  await group.getByLabelText('Who the group means').selectOptions('Everyone except those who meet this:')
  await expect.element(sentence()).toHaveTextContent('Last active in the last 7 days and not Tag one of Fair')
  await userEvent.keyboard('{Tab}')
})
