import { createFileRoute } from '@tanstack/react-router'
import { SchoolHome } from '../../shell/school-home.tsx'

export const Route = createFileRoute('/_learner/')({
  component: SchoolHome,
})
