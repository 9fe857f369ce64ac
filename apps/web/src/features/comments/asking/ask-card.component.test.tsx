import { type AttemptComments, countAttemptComments } from '@lectern/contract/comments/attempt-comments.api'
import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCall } from '../../../testing/network.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { useAttemptCounts } from '../attempt-counts.ts'
import { Ask } from './ask-card.tsx'

const none: AttemptComments = {
  comments_count: 0,
  unread_count: 0,
  is_user_comment_allowed: true,
  may_write: true,
  is_team: false,
  may_set_allowance: false,
  questions: [],
}

/** Stands there once the server has said who may write. */
const Known = () => useAttemptCounts(7).counts && <p>Counted</p>

const draw = async (counts: Partial<AttemptComments>, width = 1440) => {
  answerCall(countAttemptComments, () => ({ data: { ...none, ...counts } }))
  await renderPart(
    <main>
      <h1>Lesson</h1>
      <h2>Dough</h2>
      <Ask attempt={7} />
      <Known />
      <section data-talk-of="7" aria-label="Comments">
        <textarea aria-label="Your comment" />
      </section>
    </main>,
    { texts: ['common', 'comments'], width },
  )
  await expect.element(page.getByText('Counted')).toBeVisible()
}

const ask = page.getByRole('button', { name: 'Ask a question' })

test.each([1440, 360])('who is stuck is led to where comments are written, at %i pixels', async (width) => {
  await draw({}, width)
  const title = page.getByRole('heading', { name: 'Stuck? Ask for help', level: 3 })
  await expect.element(title).toHaveStyle({ fontWeight: '600', fontSize: '21px' })
  await expectAccessible()
  await expectFits()
  await ask.click()
  await expect.element(page.getByRole('textbox', { name: 'Your comment' })).toHaveFocus()
})

test.each([[{ may_write: false }], [{ is_team: true }]])('with %o nobody is asked to ask', async (counts) => {
  await draw(counts)
  await expect.element(ask).not.toBeInTheDocument()
})
