import { createFileRoute, useLoaderData, useSearch } from '@tanstack/react-router'
import { FeedPage, readFeedSearch } from '../../../features/comments/index.ts'
import { needRight } from '../../../frame/areas/expert/expert-right.ts'

const Feed = () => {
  const search = useSearch({ from: '/expert/comments/all' })
  const { visitor } = useLoaderData({ from: '__root__' })
  return visitor && <FeedPage person={visitor.id} search={search} />
}

export const Route = createFileRoute('/expert/comments/all')({
  staticData: { texts: ['comments', 'moderation', 'school'] },
  validateSearch: readFeedSearch,
  loader: (page) => needRight(page, ['comment_curator', 'comment_delete']),
  component: Feed,
})
