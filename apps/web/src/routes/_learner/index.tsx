import { createFileRoute } from '@tanstack/react-router'
import { loadHome, SchoolHome } from '../../features/courses/index.ts'
import { applicationName, pageMeta } from '../../lib/page-meta.ts'
import { schoolOf } from '../../lib/routing/page-school.ts'

export const Route = createFileRoute('/_learner/')({
  staticData: { width: 'wide', texts: ['course'] },
  loader: loadHome,
  head: (head) =>
    pageMeta(head, {
      title: { text: schoolOf(head.matches)?.name ?? applicationName },
      description: 'app-meta.home_description',
    }),
  component: SchoolHome,
})
