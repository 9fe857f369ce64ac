import { aboutOf } from '@lectern/contract/courses/about'
import { emptyCoursePage } from '@lectern/contract/courses/course-page/course-page'
import type { SchoolIds } from './everything.ts'
import type { SampleCall } from './sample-call.ts'

/** Good calls about the page of a course. A change of the course by another call would come between. */
export const coursePageSamples: Readonly<Record<string, (ids: SchoolIds) => SampleCall>> = {
  'courses.getOfflineCourse': (ids) => ({ params: { course_slug: ids.courseSlug } }),
  'courses.getPublicCoursePage': (ids) => ({ params: { course_slug: ids.courseSlug } }),
  'courses.getCoursePage': (ids) => ({ params: { course: ids.course } }),
  'courses.getPreviewSettings': (ids) => ({ params: { course: ids.course } }),
  'courses.savePreviewSettings': (ids) => ({
    params: { course: ids.course },
    body: { type: 'full_access', offer_id: null, user_id: null, at: null },
  }),
  'courses.updateCoursePage': (ids) => ({
    params: { course: ids.course },
    body: {
      revision: 1,
      content: {
        ...emptyCoursePage,
        lead: 'Read less, keep more',
        gains: ['A plan for four weeks'],
        about: aboutOf('Short lessons'),
        author_id: null,
        cover_url: null,
      },
    },
  }),
}
