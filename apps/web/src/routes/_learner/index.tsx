import { createFileRoute } from '@tanstack/react-router'
import { loadHome, SchoolHome } from '../../features/courses/index.ts'

export const Route = createFileRoute('/_learner/')({
  staticData: { width: 'wide' },
  beforeLoad: ({ context }) => context.texts.need('course'),
  loader: loadHome,
  component: SchoolHome,
})
