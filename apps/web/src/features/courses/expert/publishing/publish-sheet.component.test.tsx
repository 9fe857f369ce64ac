import { checkCourse, getCourse, publishCourse } from '@lectern/contract/courses/courses.api'
import { getProgram } from '@lectern/contract/courses/program.api'
import type { Course } from '@lectern/contract/courses/course'
import type { ProgramLesson } from '@lectern/contract/courses/program'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCall } from '../../../../testing/network.ts'
import { renderPart } from '../../../../testing/render-part.tsx'
import { PublishSheet } from './publish-sheet.tsx'

const course: Course = {
  id: 7,
  product_id: 7,
  title: 'Bread',
  slug: 'bread',
  link: '/courses/bread',
  type_id: 1,
  status_id: 1,
  cover: { url: null, color: '#3965ff' },
  lessons_count: 2,
  published_lessons_count: 0,
  participants_count: 0,
  updated_at: '2026-03-01T10:00:00Z',
  description: '',
  about: { version: 1, doc: { type: 'doc', content: [] } },
  enrolment: 'open',
  has_waiting_list: false,
  language: null,
  author: null,
  navigation_type_id: 2,
  default_release: null,
  time_zone: null,
  labels: {},
  custom_styles: { font_styles: {} },
  has_comments: false,
  has_certificate: false,
  certificate_percent: 100,
  info_units: [],
}
const lessonOf = (id: number, title: string): ProgramLesson => ({
  ...{ id, title, slug: title.toLowerCase(), link: `/courses/bread/${id}`, status_id: 1, order: id },
  ...{ module_id: null, is_public: false, release: null, sections_count: 1, unit_types: [], quiz_ids: [] },
})
const empty = { id: 2, title: 'Salt' }

const start = async (width = 1440, readyIds: number[] = [1]) => {
  const sent: unknown[] = []
  answerCall(getCourse, () => ({ data: course }))
  answerCall(getProgram, () => ({
    data: {
      ...{ course_id: 7, release: null, modules: [], practices: [] },
      lessons: [lessonOf(1, 'Flour'), lessonOf(2, 'Salt')],
    },
  }))
  answerCall(checkCourse, () => ({
    data: {
      checked_at: '2026-03-01T10:00:00Z',
      findings: [
        {
          code: 'lesson_empty' as const,
          level: 'stop' as const,
          lesson: empty,
          ...{ section: null, unit_id: null, quiz: null, count: 1, about: '' },
        },
      ],
      has_more: false,
      ready_lesson_ids: readyIds,
    },
  }))
  answerCall(publishCourse, ({ body }) => {
    sent.push(body)
    return {
      data: { ...course, status_id: 4 as const, enrolment: 'closed' as const, published_lessons_count: 1 },
    }
  })
  await renderPart(
    <PublishSheet course={7} view="publish" onClose={() => undefined} onPublished={() => undefined} />,
    { texts: ['common', 'create-course', 'courses'], width },
  )
  await expect.element(page.getByRole('dialog', { name: 'Publish course' })).toBeVisible()
  return sent
}
const publish = () => page.getByRole('button', { name: /^Publish the course/ })

test('a new course is published only after somebody has said who may join, by keys alone', async () => {
  const sent = await start()
  await expectAccessible()
  await publish().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose who may join.')
  expect(sent).toEqual([])
  await expect.element(page.getByRole('radio', { name: /^By invitation/ })).toHaveFocus()
  await userEvent.keyboard(' ')
  await publish().click()
  const said = '1 of 2 lessons are published. Only people you let in can join.'
  await expect.poll(() => toasts.list().map(({ message }) => message)).toContain(said)
  expect(sent).toEqual([{ enrolment: 'closed', lesson_ids: [1] }])
})

test('says which lesson stays and why, and holds one back that is ready', async () => {
  const sent = await start()
  const staying = page.getByRole('region', { name: /^Stays as it is/ })
  await expect.element(staying.getByRole('link', { name: 'Salt The lesson is empty.' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Flour' }).click()
  await expect.element(staying.getByRole('link', { name: 'Flour You are holding it back.' })).toBeVisible()
  await expect.element(publish()).toBeDisabled()
  expect(sent).toEqual([])
})

test('publishes nothing where no lesson would be open, and fits a phone', async () => {
  await start(360, [])
  await expect.element(page.getByText(/^No lesson would be open to learners/)).toBeVisible()
  await expect.element(publish()).toBeDisabled()
  await vi.waitFor(expectFits)
})
