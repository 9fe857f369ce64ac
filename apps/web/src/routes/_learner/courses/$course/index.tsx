import { createFileRoute } from '@tanstack/react-router'
import { CoursePage, loadCoursePage, readPublicCourseSearch } from '../../../../features/courses/index.ts'
import { withPreview } from '../../../../lib/routing/link-preview-meta.ts'
import { pageMeta } from '../../../../lib/page-meta.ts'

export const Route = createFileRoute('/_learner/courses/$course/')({
  staticData: { texts: ['course', 'account'] },
  validateSearch: readPublicCourseSearch,
  loaderDeps: ({ search }) => search,
  loader: loadCoursePage,
  head: ({ loaderData, ...head }) =>
    loaderData
      ? withPreview(
          pageMeta(head, {
            title: { text: loaderData.course.title },
            description: { text: loaderData.words.lead || loaderData.course.description },
          }),
          loaderData.course.preview_url,
        )
      : {},
  component: CoursePage,
})
