import { createFileRoute } from '@tanstack/react-router'
import { getPublicSchool } from '../features/schools/index.ts'
import { load } from '../lib/api/index.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { LearnerLayout, LearnerNotFound } from '../frame/areas/learner/learner-layout.tsx'

export const Route = createFileRoute('/_learner')({
  loader: async (page) => ({ school: (await load(page, getPublicSchool, {})).data }),
  // The school of a host does not change while its page is open.
  staleTime: Infinity,
  head: (head) => (head.match.status === 'notFound' ? pageMeta(head, { title: 'app-meta.not_found' }) : {}),
  component: LearnerLayout,
  notFoundComponent: LearnerNotFound,
})
