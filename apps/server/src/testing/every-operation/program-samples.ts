import { emptyFrontPage } from '@lectern/contract/courses/front-page/front-page'
import { courseFileSamples } from './course-file-samples.ts'
import type { SchoolIds } from './everything.ts'
import { pixel } from './staff-samples.ts'
import type { SampleCall } from './sample-call.ts'

/** Good calls about the program of a course, and about who takes part in it. */
export const programSamples: Readonly<Record<string, (ids: SchoolIds) => SampleCall>> = {
  ...courseFileSamples,
  'courses.checkCourse': (ids) => ({ params: { course: ids.course } }),
  'courses.getCourseLink': (ids) => ({ params: { course: ids.course } }),
  'courses.getPublicFrontPage': () => ({}),
  'courses.getFrontPage': () => ({}),
  'courses.updateFrontPage': () => ({
    body: { revision: 1, content: { ...emptyFrontPage, headline: 'Learn it once', lead: 'Short courses.' } },
  }),
  'courses.saveFrontPagePicture': () => ({ body: { image: pixel } }),
  'courses.getProgram': (ids) => ({ params: { course: ids.course } }),
  'courses.countBegun': (ids) => ({ params: { course: ids.course }, query: {} }),
  'courses.orderProgram': (ids) => ({
    params: { course: ids.course },
    body: { lesson_ids: ids.allLessons.toReversed(), modules: [{ id: ids.module, lesson_ids: [] }] },
  }),
  'courses.changeProgramLessons': (ids) => ({
    params: { course: ids.course },
    body: { lesson_ids: [ids.otherLesson], is_public: false },
  }),
  'courses.updateModule': (ids) => ({
    params: { course: ids.course, module: ids.module },
    body: {
      title: 'Renamed',
      release: {
        moment: { kind: 'after_days', days: 3, hour: '09:00' },
        time_zone: 'Europe/Kyiv',
        after_lesson_ids: [],
      },
    },
  }),
  'courses.listParticipants': (ids) => ({ params: { product: ids.product }, query: { limit: '5' } }),
  'courses.addParticipant': (ids) => ({
    params: { product: ids.product },
    body: { email: 'visitor@lectern.test' },
  }),
}

/** Those after which an order of the whole program names something else. */
export const lastProgramSamples: Readonly<Record<string, (ids: SchoolIds) => SampleCall>> = {
  'courses.publishCourse': (ids) => ({
    params: { course: ids.course },
    body: { enrolment: 'open', lesson_ids: [] },
  }),
  'courses.duplicateCourse': (ids) => ({ params: { course: ids.course }, body: { title: 'Copied course' } }),
  'courses.createModule': (ids) => ({ params: { course: ids.course }, body: { title: 'Sample module' } }),
  'courses.duplicateModule': (ids) => ({
    params: { course: ids.course, module: ids.module },
    body: { title: 'Copied module' },
  }),
  'courses.duplicateLesson': (ids) => ({
    params: { course: ids.course, lesson: ids.lesson },
    body: { title: 'Copied lesson' },
  }),
  'courses.restoreModule': (ids) => ({ params: { course: ids.course, module: ids.removedModule } }),
  'courses.deleteModule': (ids) => ({
    params: { course: ids.course, module: ids.module },
    query: { lessons: 'keep' },
  }),
}
