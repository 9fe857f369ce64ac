import { createFileRoute } from '@tanstack/react-router'
import { pageMeta } from '../lib/page-meta.ts'
import { LearnerLayout, LearnerNotFound } from '../shell/learner-layout.tsx'

export const Route = createFileRoute('/_learner')({
  head: ({ match }) =>
    match.status === 'notFound' ? pageMeta(match.context.texts, { title: 'app-meta.not_found' }) : {},
  component: LearnerLayout,
  notFoundComponent: LearnerNotFound,
})
