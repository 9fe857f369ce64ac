import { createFileRoute } from '@tanstack/react-router'
import { ModerationPage, readModerationSearch } from '../../../features/comments/index.ts'
import { needRight } from '../../../frame/areas/expert/expert-right.ts'

export const Route = createFileRoute('/expert/comments/')({
  staticData: { texts: ['comments', 'moderation', 'school'] },
  validateSearch: readModerationSearch,
  loader: (page) => needRight(page, ['comment_curator', 'comment_delete']),
  component: ModerationPage,
})
