import type { Comment } from '@lectern/contract/comments/comment'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render-part.tsx'
import { CommentCard } from './comment-card.tsx'

const comment: Comment = {
  id: 5,
  commentable_type: 'quiz-attempt',
  commentable_id: 9,
  commentable: { id: 9, finished_at: null, deleted_at: null },
  question_id: null,
  statement_id: null,
  answer_group_id: null,
  user: { id: 3, name: 'Rita', avatar_url: null, bg_color: '#3b5bdb' },
  user_id: 3,
  is_by_team: true,
  author_role: null,
  parent: null,
  text_formatted: { clean: 'Well folded.', without_tags: 'Well folded.' },
  files: [],
  mentions: [],
  addressee: null,
  is_private: false,
  is_restricted: false,
  is_deleted: false,
  created_at: '2026-03-01T10:00:00Z',
  created_at_human: '1 March 2026',
  updated_at: '2026-03-01T10:00:00Z',
  is_edited: false,
  may: { edit: false, delete: false, restrict: false, set_privacy: false, reply: false, report: false },
}

const show = (changed: Partial<Comment>) =>
  renderPart(
    <ul>
      <CommentCard
        comment={{ ...comment, ...changed }}
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
