import { createFileRoute } from '@tanstack/react-router'
import { FinishedPage, loadFinished } from '../../../../features/learning/index.ts'
import { pageMeta } from '../../../../lib/page-meta.ts'

const FinishedRoute = () => <FinishedPage course={Route.useLoaderData()} />

/** A lesson is never called so: its address would be this one. */
export const Route = createFileRoute('/_learner/courses/$course/finished')({
  staticData: { width: 'wide', texts: ['course', 'home'] },
  loader: loadFinished,
  head: ({ loaderData, ...head }) =>
    loaderData ? pageMeta(head, { title: { text: loaderData.title } }) : {},
  component: FinishedRoute,
})
