import { createFileRoute, redirect } from '@tanstack/react-router'
import { listPracticeViews, PracticeList, readPracticeSearch } from '../../../features/practices/index.ts'
import { needRight } from '../../../frame/areas/expert/expert-right.ts'
import { ensure } from '../../../lib/api/index.ts'

export const Route = createFileRoute('/expert/practices/')({
  staticData: { texts: ['practices', 'quiz'] },
  validateSearch: readPracticeSearch,
  loaderDeps: ({ search }) => ({ isAsked: Object.values(search).some((value) => value !== undefined) }),
  loader: async (page) => {
    await needRight(page, ['practice_list', 'practice_read', 'practice_curator'])
    if (page.deps.isAsked) return
    // Who asks nothing begins with the view that they chose for it, if any.
    const { data } = await ensure(page, listPracticeViews, {})
    const first = data.find((view) => view.is_default)
    if (first && Object.keys(first.search).length > 0)
      // oxlint-disable-next-line typescript/only-throw-error -- the router takes what is thrown for its own
      throw redirect({ to: '/expert/practices', search: first.search, replace: true })
  },
  component: PracticeList,
})
