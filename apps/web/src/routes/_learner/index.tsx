import { createFileRoute } from '@tanstack/react-router'
import { readHomeSearch } from '../../features/courses/index.ts'
import { loadHome, SchoolHome } from '../../features/learning/index.ts'
import { withPreview } from '../../lib/routing/link-preview-meta.ts'
import { applicationName, pageMeta } from '../../lib/page-meta.ts'
import { schoolOf } from '../../lib/routing/page-school.ts'

export const Route = createFileRoute('/_learner/')({
  staticData: { width: 'wide', texts: ['course', 'home'] },
  validateSearch: readHomeSearch,
  loaderDeps: ({ search }) => search,
  loader: loadHome,
  head: ({ loaderData, ...head }) => {
    const meta = pageMeta(head, {
      title: { text: schoolOf(head.matches)?.name ?? applicationName },
      description: loaderData?.face?.front.lead
        ? { text: loaderData.face.front.lead }
        : 'app-meta.home_description',
    })
    return loaderData?.face ? withPreview(meta, loaderData.face.front.preview_url) : meta
  },
  component: SchoolHome,
})
