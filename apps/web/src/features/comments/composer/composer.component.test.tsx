import { findMentionable } from '@lectern/contract/comments/comments.api'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerCall } from '../../../testing/network.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { Composer } from './composer.tsx'

const show = () =>
  renderPart(
    <Composer
      name="test"
      label="Comment"
      sendLabel="Send"
      place={{ type: 'info-unit', id: 5 }}
      mayBePrivate={false}
      takesFiles={false}
      onSend={vi.fn<() => Promise<void>>()}
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
