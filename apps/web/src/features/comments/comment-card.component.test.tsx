import type { Comment } from '@lectern/contract/comments/comment'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render-part.tsx'
import { CommentCard } from './comment-card.tsx'
import { sampleComment } from './testing/sample-comment.ts'

const show = (changed: Partial<Comment>) =>
  renderPart(
    <ul>
      <CommentCard
        comment={{ ...sampleComment, ...changed }}
        person={4}
        isTeam={false}
        takesFiles={false}
        selection={undefined}
        refused={undefined}
        edit={undefined}
        isFresh={false}
        isWanted={false}
        onChanged={vi.fn<() => void>()}
        onReply={vi.fn<() => Promise<void>>()}
        onEdit={vi.fn<() => Promise<void>>()}
      />
    </ul>,
    { texts: ['common', 'comments'] },
  )
const card = page.getByRole('listitem')

test.each([
  ['owner', 'Author'],
  ['public_figure', 'Author'],
  ['senior_assistant', 'Senior assistant'],
  ['assistant', 'Assistant'],
  ['administrator', 'Administrator'],
  [null, 'Teacher'],
] as const)('a comment that learners see tells what its author is: %s as %s', async (author_role, word) => {
  await show({ author_role })
  await expect.element(card.getByText(word, { exact: true })).toBeVisible()
  await expect.element(card.getByText(/^Team/)).not.toBeInTheDocument()
})

test('a comment that learners do not see says that it is for the team alone', async () => {
  await show({ author_role: 'owner', is_private: true })
  await expect.element(card.getByText('Team only', { exact: true })).toBeVisible()
  await expect.element(card.getByText('Author', { exact: true })).not.toBeInTheDocument()
})

test('a comment of a learner tells no role', async () => {
  await show({ is_by_team: false })
  await expect.element(card.getByText('Rita', { exact: true })).toBeVisible()
  await expect.element(card.getByText('Teacher', { exact: true })).not.toBeInTheDocument()
})
