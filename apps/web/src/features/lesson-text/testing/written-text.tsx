import { listTextTemplates } from '@lectern/contract/lessons/text-templates.api'
import { emptyLessonText, lessonText, type LessonText } from '@lectern/contract/rich-text/lesson-text'
import { haveMouse } from '@lectern/ui/testing/mouse'
import { useState } from 'react'
import { expect } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { answerCall } from '../../../testing/network.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { loadFonts } from '../../shown-text/fonts/index.ts'
import { LessonTextEditor } from '../lesson-text-editor.tsx'
import type { SlashEntry } from '../menus/slash-entries.ts'
import { answerAuthor } from '../../../testing/author.ts'

interface WrittenSetting {
  text?: LessonText
  /** Of the window, in pixels. */
  width?: number
  /** What the insert menu offers below the text. */
  below?: readonly SlashEntry[]
}

const noEntries: readonly SlashEntry[] = []

/** Keeps the text as a unit does, in the form that the contract accepts. */
const KeptText = ({
  text,
  below = noEntries,
  onText,
}: WrittenSetting & { onText: (text: LessonText) => void }) => {
  const [kept, setKept] = useState(text ?? emptyLessonText)
  return (
    // The margin is as wide as on the page of a lesson: handles are drawn there.
    <div style={{ padding: 'min(80px, 4vw)' }}>
      <LessonTextEditor
        text={kept}
        onText={(next) => {
          onText(lessonText.parse(next))
          setKept(next)
        }}
        unitKey="unit-1"
        version={0}
        startHere
        label="Text 1"
        className=""
        below={below}
      />
    </div>
  )
}

/** The text that is written. */
export const written = page.getByRole('textbox', { name: 'Text 1' })
/** The tools over marked words, or above the keyboard of a phone. */
export const tools = page.getByRole('toolbar', { name: 'Formatting' })
export const toolOf = (name: string | RegExp): Locator =>
  tools.getByRole('button', { name, exact: typeof name === 'string' })

/** Words of each element of the text that fits a selector. */
export const wordsOf = (selector: string): string[] =>
  [...(written.query()?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent)

/** Shows the editor of a text with the caret in it, on a phone or beside a mouse; gives the blocks that would be stored. */
export const startText = async (setting: WrittenSetting = {}) => {
  const { width = 1440 } = setting
  let told = setting.text ?? emptyLessonText
  answerCall(listTextTemplates, () => ({ data: [] }))
  answerAuthor()
  await loadFonts()
  await renderPart(<KeptText {...setting} onText={(text) => (told = text)} />, {
    width,
    texts: ['common', 'create-course', 'lesson-text', 'lesson-editor'],
  })
  if (width > 600) haveMouse()
  // The mouse rests where the test before left it.
  await userEvent.hover(document.documentElement, { position: { x: 2, y: 2 } })
  await expect.element(written).toHaveFocus()
  return { stored: () => told.doc.content }
}

/** Types words as a person does: brackets and braces are letters. */
export const type = (words: string): Promise<void> =>
  userEvent.keyboard(words.replaceAll('{', '{{').replaceAll('[', '[['))

/** Presses keys at once, such as `Control+Shift+v`. */
export const press = async (...all: readonly string[]): Promise<void> => {
  for (const keys of all) {
    const names = keys.split('+')
    const last = names.pop() ?? ''
    const held = names.map((name) => `{${name}>}`).join('')
    const released = names.toReversed().map((name) => `{/${name}}`)
    await userEvent.keyboard(`${held}{${last}}${released.join('')}`)
  }
}

/** Writes lines of words; the caret stays behind the last. */
export const writeLines = async (...lines: readonly string[]): Promise<void> => {
  for (const [at, words] of lines.entries()) {
    if (at > 0) await press('Enter')
    await type(words)
  }
}

/** Writes words at the caret and marks them. */
export const writeAndMark = async (words: string): Promise<void> => {
  await type(words)
  await press('Shift+Home')
}
