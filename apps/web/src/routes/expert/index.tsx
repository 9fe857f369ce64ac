import { createFileRoute } from '@tanstack/react-router'
import { goTo } from '../../lib/page-flow.ts'
import { paths } from '../../lib/paths.ts'

export const Route = createFileRoute('/expert/')({
  beforeLoad: () => goTo(paths.expertCourses),
})
