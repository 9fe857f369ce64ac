import { tap } from '@lectern/ui/testing/fingers'
import { expectFingerSized, expectFits } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  wordsOf,
  startText,
  toolOf,
  tools,
  writeAndMark,
  writeLines,
  written,
} from '../testing/written-text.tsx'

const width = 390

test('marked words get looks from the bar, whose tools fit a finger', async () => {
  await startText({ width })
  await writeAndMark('Dough')
  await tap(toolOf('Bold'))
  await expect.poll(() => wordsOf('strong')).toEqual(['Dough'])
  await tap(toolOf(/^Paragraph style/))
  await tap(page.getByRole('menuitemradio', { name: 'Heading 1' }))
  await expect.poll(() => wordsOf('h2')).toEqual(['Dough'])
  await expect.element(written).toHaveFocus()
  await expectFits()
  expectFingerSized(tools.getByRole('button').elements())
})

test('a block is moved by the bar', async () => {
  await startText({ width })
  await writeLines('one', 'two')
  await tap(toolOf('Move up'))
  await expect.poll(() => wordsOf('p')).toEqual(['two', 'one'])
  await tap(toolOf('Move down'))
  await expect.poll(() => wordsOf('p')).toEqual(['one', 'two'])
})

test('blocks are selected, doubled and deleted by the bar', async () => {
  await startText({ width })
  await writeLines('one', 'two', 'three')
  await tap(written.getByText('one'))
  await tap(toolOf('Select block'))
  await tap(toolOf('Select more'))
  await expect.poll(() => wordsOf('.selected-block')).toEqual(['one', 'two'])
  await tap(toolOf('Duplicate'))
  await expect.poll(() => wordsOf('p')).toEqual(['one', 'two', 'one', 'two', 'three'])
  await tap(toolOf('Delete'))
  await expect.poll(() => wordsOf('p')).toEqual(['one', 'two', 'three'])
})
