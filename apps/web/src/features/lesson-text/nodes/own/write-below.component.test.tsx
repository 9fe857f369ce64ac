import { expect, test } from 'vitest'
import { editorOf, paste } from '../../testing/editor-of-text.ts'
import { outlineOf } from '../../testing/outline.ts'
import { refusePictures } from '../../testing/refused-pictures.ts'
import { press, startText, type } from '../../testing/written-text.tsx'

/** Kinds of blocks and the words of lines, from the first. */
const outline = (): readonly string[] =>
  outlineOf(editorOf().getJSON().content).map((line) => line.replace(/^(\w+) .*/, '$1'))

test.each([
  ['a film by its address', { text: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }, 'iframe'],
  [
    'a film by its markup',
    { html: '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>' },
    'iframe',
  ],
  ['a picture', { html: '<img src="https://example.invalid/loaf.jpg">' }, 'image'],
])('what is typed after %s was pasted stands below it', async (_what, clipboard, kind) => {
  refusePictures()
  await startText()
  paste(clipboard)
  await type('Next')
  await expect.poll(outline).toEqual([kind, 'paragraph: Next'])
  await press('Control+z')
  await expect.poll(() => outline()[0]).toBe(kind)
})

test('what is typed while a block is selected is written below it, before what follows', async () => {
  await startText()
  paste({ text: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' })
  await type('After')
  editorOf().commands.setNodeSelection(0)
  await type('Between ')
  await expect.poll(outline).toEqual(['iframe', 'paragraph: Between After'])
})

test('a selected block is taken away by Backspace', async () => {
  await startText()
  paste({ text: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' })
  await type('After')
  editorOf().commands.setNodeSelection(0)
  await press('Backspace')
  await expect.poll(outline).toEqual(['paragraph: After'])
})
