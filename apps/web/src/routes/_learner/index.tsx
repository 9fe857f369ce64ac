import { createFileRoute } from '@tanstack/react-router'
import { loadHome, SchoolHome } from '../../features/courses/index.ts'
import { pageMeta } from '../../lib/page-meta.ts'

export const Route = createFileRoute('/_learner/')({
  staticData: { width: 'wide' },
  beforeLoad: ({ context }) => context.texts.need('course'),
  loader: async ({ parentMatchPromise, ...page }) => {
    const [home, parent] = await Promise.all([loadHome(page), parentMatchPromise])
    return { ...home, schoolName: parent.loaderData?.school.name }
  },
  head: ({ match, loaderData }) =>
    pageMeta(match.context.texts, {
      title: loaderData?.schoolName === undefined ? 'app-meta.home' : { text: loaderData.schoolName },
      description: 'app-meta.home_description',
    }),
  component: SchoolHome,
})
