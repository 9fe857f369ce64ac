import { createFileRoute } from '@tanstack/react-router'
import { getPractice, PracticePage } from '../../../features/practices/index.ts'
import { ensure } from '../../../lib/api/index.ts'
import { readId } from '../../../lib/routing/page-flow.ts'

export const Route = createFileRoute('/expert/practices/$attemptId')({
  staticData: { texts: ['lesson-editor', 'moderation', 'practices', 'quiz'] },
  params: {
    parse: ({ attemptId }) => ({ attemptId: readId(attemptId) }),
    stringify: ({ attemptId }) => ({ attemptId: String(attemptId) }),
  },
  loader: async (page) => {
    await ensure(page, getPractice, { params: { attempt: page.params.attemptId } })
  },
  component: PracticePage,
})
