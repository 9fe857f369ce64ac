import { findMentionable, writeComment } from '@lectern/contract/comments/comments.api'
import { listSchoolComments, type FeedComment } from '@lectern/contract/comments/feed.api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCall, refuseCall } from '../../../testing/network.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { sampleComment } from '../testing/sample-comment.ts'
import { Feed } from './feed-page.tsx'
import { FeedSkeleton } from './feed-skeleton.tsx'

const comment: FeedComment['comment'] = {
  ...sampleComment,
  commentable_type: 'info-unit',
  is_by_team: false,
  text_formatted: { clean: 'How long does it rest?', without_tags: 'How long does it rest?' },
  may: { ...sampleComment.may, delete: true, restrict: true, reply: true, report: true },
}
const row: FeedComment = {
  comment,
  lesson: { id: 1, title: 'Dough', course: 'Bread', link: '/course/bread/lesson/dough' },
  attempt_id: null,
  is_waiting: true,
}
const feedOf = (data: FeedComment[]) => ({
  data,
  meta: { current_page: 1, per_page: 15, total: data.length, last_page: 1 },
  links: { next: null },
  courses: [{ id: 2, name: 'Bread' }],
})
const show = () =>
  renderPart(<Feed person={4} search={{}} />, { texts: ['common', 'comments', 'moderation', 'expert'] })
const answer = async (words: string) => {
  answerCall(findMentionable, () => ({ data: [] }))
  await page.getByRole('button', { name: 'Answer' }).click()
  await page.getByRole('textbox', { name: 'Your answer' }).fill(words)
  await page.getByRole('button', { name: 'Answer' }).click()
}

test('a comment stands with its place and is answered there, and waits no longer', async () => {
  let isAnswered = false
  answerCall(listSchoolComments, () => feedOf([{ ...row, is_waiting: !isAnswered }]))
  answerCall(writeComment, ({ body }) => {
    expect(body).toMatchObject({
      commentable_type: 'info-unit',
      commentable_id: 9,
      parent_id: 5,
      text: 'An hour.',
    })
    isAnswered = true
    return { data: { ...comment, id: 6 } }
  })
  await show()
  const item = page.getByRole('listitem').filter({ hasText: 'Rita' })
  await expect
    .element(item.getByRole('link', { name: 'Bread: Dough' }))
    .toHaveAttribute('href', '/course/bread/lesson/dough?comment_id=5')
  await expect.element(item.getByText('Awaiting an answer')).toBeVisible()
  await answer('An hour.')
  await expect.element(item.getByText('Awaiting an answer')).not.toBeInTheDocument()
})

test('an answer that is refused stays where it was written, with the reason', async () => {
  answerCall(listSchoolComments, () => feedOf([row]))
  refuseCall(writeComment, 422, 'answered_comment_gone')
  await show()
  await answer('An hour.')
  await expect.element(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('An hour.')
  await expect.element(page.getByRole('textbox', { name: 'Your answer' })).toBeInvalid()
})

test('a school without comments says what will stand here', async () => {
  answerCall(listSchoolComments, () => feedOf([]))
  await show()
  await expect.element(page.getByText('No comments yet')).toBeVisible()
})

test('the place of a comment that is on its way is as high as a comment', async () => {
  answerCall(listSchoolComments, () => feedOf([row]))
  await renderPart(
    <>
      <FeedSkeleton rows={1} />
      <Feed person={4} search={{}} />
    </>,
    { texts: ['common', 'comments', 'moderation', 'expert'] },
  )
  const heightOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0
  await expect.poll(() => heightOf('[data-comment]')).toBeGreaterThan(0)
  expect(Math.abs(heightOf('[data-comment]') - heightOf('[data-place]'))).toBeLessThan(8)
})
