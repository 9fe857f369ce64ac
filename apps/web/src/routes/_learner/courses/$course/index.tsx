import { createFileRoute } from '@tanstack/react-router'
import { CourseProgram, getPublicCourse } from '../../../../features/courses/index.ts'
import { goTo } from '../../../../lib/routing/page-flow.ts'
import { load } from '../../../../lib/api/index.ts'
import { withPreview } from '../../../../lib/routing/link-preview-meta.ts'
import { pageMeta } from '../../../../lib/page-meta.ts'

export const Route = createFileRoute('/_learner/courses/$course/')({
  staticData: { texts: ['course'] },
  loader: async (page) => {
    const { data } = await load(page, getPublicCourse, { params: { course_slug: page.params.course } })
    if (data.slug !== page.params.course) goTo(data.link)
    return { course: data }
  },
  head: ({ loaderData, ...head }) =>
    loaderData
      ? withPreview(
          pageMeta(head, {
            title: { text: loaderData.course.title },
            description: { text: loaderData.course.description },
          }),
          loaderData.course.preview_url,
        )
      : {},
  component: CourseProgram,
})
