import { createFileRoute } from '@tanstack/react-router'
import { getSchool } from '../features/accounts/index.ts'
import { load } from '../lib/api/index.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { LearnerLayout, LearnerNotFound } from '../shell/learner-layout.tsx'

export const Route = createFileRoute('/_learner')({
  loader: async (page) => ({ school: (await load(page, getSchool, {})).data }),
  // The school of a host does not change while its page is open.
  staleTime: Infinity,
  head: (head) => (head.match.status === 'notFound' ? pageMeta(head, { title: 'app-meta.not_found' }) : {}),
  component: LearnerLayout,
  notFoundComponent: LearnerNotFound,
})
