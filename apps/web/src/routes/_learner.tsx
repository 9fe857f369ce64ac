import { createFileRoute } from '@tanstack/react-router'
import { LearnerLayout } from '../shell/learner-layout.tsx'

export const Route = createFileRoute('/_learner')({
  component: LearnerLayout,
})
