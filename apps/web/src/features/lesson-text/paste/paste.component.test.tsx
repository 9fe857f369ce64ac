import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { editorOf, paste } from '../testing/editor-of-text.ts'
import { outlineOf } from '../testing/outline.ts'
import { pastedSources, pastesOf } from '../testing/pasted-sources.ts'
import { refusePictures } from '../testing/refused-pictures.ts'
import { press, startText, toolOf, tools, type, writeAndMark, written } from '../testing/written-text.tsx'

const outline = (): readonly string[] => outlineOf(editorOf().getJSON().content)

test.each(pastedSources)('what %s copies keeps its structure', async (source) => {
  const haveAnswers = refusePictures()
  await startText()
  const pastes = pastesOf(source)
  expect(pastes.length).toBeGreaterThan(0)
  for (const { name, outline: expected, ...clipboard } of pastes) {
    editorOf().commands.clearContent()
    paste(clipboard)
    expect({ name, outline: outline().join('\n') }).toEqual({ name, outline: expected })
  }
  await haveAnswers()
})

test('one undo takes a paste back, and no word that was typed before or after it', async () => {
  await startText()
  await type('Own')
  paste({ html: ' pasted' })
  await type(' more')
  await expect.poll(outline).toEqual(['paragraph: Ownpasted more'])
  await press('Control+z')
  await expect.poll(outline).toEqual(['paragraph: Ownpasted'])
  await press('Control+z')
  await expect.poll(outline).toEqual(['paragraph: Own'])
})

test('words alone are pasted by Ctrl+Shift+V, and a text of ours keeps its looks', async () => {
  await startText()
  await writeAndMark('Loaf')
  await toolOf('Bold').click()
  await toolOf(/^Font size:/).click()
  await page.getByRole('menuitemradio', { name: '24', exact: true }).click()
  await press('Control+a', 'Control+c', 'ArrowRight')
  await expect.element(tools).not.toBeInTheDocument()
  await press('Control+v', 'Enter', 'Control+Shift+v')
  const looked = 'paragraph: [Loaf](bold, textStyle fontSize=24px)'
  await expect.poll(outline).toEqual([looked, looked, 'paragraph: Loaf'])
})

test('a picture that cannot be had says so and where it is, and can be tried again', async () => {
  refusePictures()
  await startText()
  const away = 'https://example.invalid/loaf.jpg'
  paste({ html: `<p>Words before</p><img src="${away}" alt="Far away"><p>Words after</p>` })
  await expect.element(written.getByText('The image could not be added')).toBeVisible()
  await expect.element(written).toMatchTextContent(away)
  await expect.element(written.getByRole('button', { name: 'Try again' })).toBeVisible()
})
