import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../actions/button.tsx'
import { Notice } from './notice.tsx'

const long =
  'Letters do not go out, so an invitation reaches nobody until the mail server is set up. '.repeat(3)

const draw = async (words: string, width: number) => {
  await render(
    <div style={{ inlineSize: width }}>
      <Notice actions={<Button size="small">Open</Button>}>
        <span>{words}</span>
      </Notice>
    </div>,
  )
  const boxOf = (element: Element) => element.getBoundingClientRect()
  return {
    words: boxOf(page.getByText(words.trim()).element()),
    button: boxOf(page.getByRole('button', { name: 'Open' }).element()),
  }
}

test('the action of a short notice stands in the line of its words', async () => {
  const { words, button } = await draw('Confirm your e-mail.', 1000)
  expect(Math.abs(words.top + words.bottom - button.top - button.bottom)).toBeLessThan(4)
  expect(button.left).toBeGreaterThan(words.right)
})

test.each([
  ['long words', long, 1000],
  ['a narrow place', 'Confirm your e-mail: you need it to reset a lost password.', 320],
])('the action of a notice goes below its words with %s', async (_case, words, width) => {
  const drawn = await draw(words, width)
  expect(drawn.button.top).toBeGreaterThan(drawn.words.bottom)
})
