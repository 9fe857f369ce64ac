import { pressOn } from '@lectern/ui/testing/fingers'
import type { AuthorText } from '@lectern/contract/quizzes/question-types/shared/common'
import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openAtDesk } from '../question-types/testing/question-desk.tsx'
import { buttonOf } from '../question-types/testing/question-work.tsx'
import { renderPart } from '../../../testing/render-part.tsx'
import { AuthorLongText } from '../shown/author-long-text.tsx'

const words = (text: string, ...marks: object[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
})
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const list = (text: string) => ({
  type: 'bulletList',
  content: [{ type: 'listItem', content: [paragraph(words(text))] }],
})
const rich = (...content: object[]) => ({ version: 1, doc: { type: 'doc', content } })
const intro = paragraph(words('Look at the '), words('harbour', { type: 'bold' }), words(' first.'))

const question = {
  id: 'rich-question',
  type: 'yes_no',
  name: 'Is the tide high?',
  description: rich(intro, list('At noon')),
  answers: [
    { id: 'rich-answer-yes', text: '', is_correct: true },
    { id: 'rich-answer-no', text: '', is_correct: false },
  ],
}

const undescribed = { ...question, description: '' }

const description = page.getByRole('textbox', { name: 'Description' })
const partOf = (selector: string) => () => description.element().querySelector(selector)?.textContent
const focused = () => document.activeElement?.getAttribute('aria-label')

/** Whether the editor has heard where the browser put the caret, a moment after a key moved it. */
const knowsCaret = (): boolean => {
  const { focusNode, focusOffset, isCollapsed } = getSelection() ?? {}
  const { view, state } = Reflect.get(document.activeElement ?? {}, 'editor')
  return (
    state.selection.empty === isCollapsed && state.selection.head === view.posAtDOM(focusNode, focusOffset)
  )
}

const moveCaret = async (keys: string) => {
  await userEvent.keyboard(keys)
  await expect.poll(knowsCaret).toBe(true)
}

test.each([1440, 360])(
  'a text that came with bold words and a list keeps them while its author writes more, at %i pixels',
  async (width) => {
    const { stored } = await openAtDesk(question, width)
    await expect.element(description).toBeVisible()
    await expect.poll(partOf('strong')).toBe('harbour')
    await expectAccessible()
    await expectFits()
    await description.getByRole('listitem').click()
    await moveCaret('{End}')
    await userEvent.keyboard(' and at five')
    await expect.poll(() => stored().description).toEqual(rich(intro, list('At noon and at five')))
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(partOf('li')).toBe('At noon')
  },
)

const writeBold = async () => {
  await userEvent.keyboard('Read twice')
  await moveCaret('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}')
  await userEvent.keyboard('{Alt>}{F10}{/Alt}')
  await expect.poll(focused).toBe('Heading')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(focused).toBe('Bold')
  await userEvent.keyboard('{Enter}')
  await expect.poll(partOf('strong')).toBe('twice')
  await expect.element(description).toHaveFocus()
}

const writeFormula = async () => {
  await moveCaret('{End}')
  await userEvent.keyboard('{Control>}b{/Control} the height {Alt>}{F10}{/Alt}{End}')
  await expect.poll(focused).toBe('Formula')
  await userEvent.keyboard('{Enter}h_0')
  await expect.poll(() => document.querySelector('math msub')).not.toBeNull()
}

const writeLink = async () => {
  await moveCaret('{End}')
  await userEvent.keyboard('{Enter}{Control>}k{/Control}')
  await page.getByLabelText('Link address').fill('https://tides.test/')
  await userEvent.keyboard('{Enter}')
  await expect.element(description).toHaveFocus()
}

/** What an author wrote, where it is read. */
const expectRead = async (text: AuthorText, width: number) => {
  const read = (
    <section aria-label="Read">
      <AuthorLongText text={text} />
    </section>
  )
  await renderPart(read, { width })
  const section = page.getByRole('region', { name: 'Read' })
  await expect.element(section.getByText('twice', { exact: true })).toHaveProperty('tagName', 'STRONG')
  await expect
    .element(section.getByRole('link', { name: 'https://tides.test/' }))
    .toHaveAttribute('href', 'https://tides.test/')
}

test.each([1440, 360])(
  'form, formula and link are written by keys alone, and shown as they were written, at %i pixels',
  async (width) => {
    const { stored } = await openAtDesk(undescribed, width)
    await pressOn(buttonOf('Add a description'), '{Enter}')
    await expect.element(description).toHaveFocus()
    await writeBold()
    await writeFormula()
    await writeLink()
    await userEvent.keyboard('{Tab}')
    await expect.element(description).not.toHaveFocus()
    await expect.poll(partOf('strong')).toBe('twice')
    await expect.poll(() => JSON.stringify(stored().description)).toContain('tides.test')
    await expectRead(stored().description, width)
  },
)
