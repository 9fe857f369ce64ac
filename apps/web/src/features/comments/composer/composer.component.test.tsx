import { findMentionable } from '@lectern/contract/comments/comments.api'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCall } from '../../../testing/network.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { Composer } from './composer.tsx'

/** Whether the reader has a mouse and a keyboard, or a finger alone. */
const pointWith = (pointer: 'fine' | 'coarse') => {
  const { matchMedia } = window
  const media = vi.spyOn(window, 'matchMedia')
  onTestFinished(() => media.mockRestore())
  media.mockImplementation((query) => {
    if (query !== '(pointer: coarse)') return matchMedia.call(window, query)
    return matchMedia.call(window, pointer === 'coarse' ? 'all' : 'not all')
  })
}

const show = (onSend = vi.fn<() => Promise<void>>()) =>
  renderPart(
    <Composer
      name="test"
      label="Comment"
      sendLabel="Send"
      place={{ type: 'info-unit', id: 5 }}
      mayBePrivate={false}
      takesFiles={false}
      onSend={onSend}
    />,
    { texts: ['common', 'comments'] },
  )
const hint = page.getByText(/@ mentions somebody/)

test('@ is offered where somebody can be named', async () => {
  const owner = { id: 1, name: 'Olena', avatar_url: null, is_team: true }
  answerCall(findMentionable, () => ({ data: [owner] }))
  await show()
  await expect.element(hint).not.toBeInTheDocument()
  await page.getByRole('textbox', { name: 'Comment' }).click()
  await expect.element(hint).toBeVisible()
})

test('@ is not offered where nobody can be named', async () => {
  pointWith('fine')
  const asked = vi.fn<() => void>()
  answerCall(findMentionable, () => {
    asked()
    return { data: [] }
  })
  await show()
  await page.getByRole('textbox', { name: 'Comment' }).click()
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  await expect.element(page.getByText(/^Enter sends/)).toBeVisible()
  await expect.element(hint).not.toBeInTheDocument()
})

test('under a finger Enter begins a new line, the button sends, and no key is explained', async () => {
  pointWith('coarse')
  answerCall(findMentionable, () => ({ data: [] }))
  const send = vi.fn<() => Promise<void>>().mockResolvedValue()
  await show(send)
  const field = page.getByRole('textbox', { name: 'Comment' })
  await field.fill('First')
  await userEvent.keyboard('{End}{Enter}second')
  await expect.element(field).toHaveValue('First\nsecond')
  expect(send).not.toHaveBeenCalled()
  await expect.element(page.getByText(/Enter/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Send' }).click()
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
})
