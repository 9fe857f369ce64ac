import { createFileRoute } from '@tanstack/react-router'
import { SchoolHome } from '../../shell/school-home.tsx'

export const Route = createFileRoute('/courses/')({
  component: SchoolHome,
})
