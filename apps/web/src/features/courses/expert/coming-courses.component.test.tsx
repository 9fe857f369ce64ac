import type { CourseImport } from '@lectern/contract/course-files/course-import'
import { listCourseImports as listImports } from '@lectern/contract/course-files/course-files.api'
import { listCourseCards as listCards } from '@lectern/contract/courses/courses.api'
import { courseType } from '@lectern/contract/kernel/course-rights'
import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCall } from '../../../testing/network.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { queryFor } from '../../../lib/api/index.ts'
import { listCourseCards } from '../api.ts'
import { courseQuery } from './list-search.ts'
import { ComingCourses } from './coming-courses.tsx'

const file = (id: number, state: CourseImport['state']): CourseImport => ({
  ...{ id, file_name: `course-${id}.zip`, state, progress: state === 'done' ? 100 : 40 },
  ...{ error: null, report: null, course_id: state === 'done' ? id : null },
  created_at: '2026-11-29T10:00:00.000Z',
})

const Courses = () => {
  useQuery(queryFor(listCourseCards, courseQuery(courseType.course, {})))
  return <ComingCourses />
}

/** Answers what the list of courses asks, and counts how often it asks for courses. */
const openCourses = async (imports: () => CourseImport[]) => {
  const asked = { courses: 0 }
  answerCall(listImports, () => ({ data: imports(), has_more: false }))
  answerCall(listCards, () => {
    asked.courses += 1
    return {
      data: [],
      meta: { current_page: 1, from: null, last_page: 1, path: '/', per_page: 50, to: null, total: 0 },
      links: { first: '/', last: '/', prev: null, next: null },
    }
  })
  await renderPart(<Courses />, { texts: ['common', 'create-course', 'courses', 'files', 'account'] })
  return asked
}

test('courses that were made of files before are no reason to read the list anew', async () => {
  const asked = await openCourses(() => [file(1, 'done')])
  await expect.element(page.getByText(/course-1\.zip/)).toBeVisible()
  expect(asked.courses).toBe(1)
})

test('a course that is made meanwhile comes into the list', async () => {
  const states: CourseImport['state'][] = ['reading', 'done']
  const asked = await openCourses(() => [file(1, 'done'), file(2, states.shift() ?? 'done')])
  await expect.element(page.getByRole('progressbar')).toBeVisible()
  expect(asked.courses).toBe(1)
  await expect.poll(() => asked.courses).toBe(2)
})
