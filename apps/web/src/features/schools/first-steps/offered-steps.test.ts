import { firstStepIds } from '@lectern/contract/schools/schools'
import { expect, test } from 'vitest'
import { offeredSteps } from './offered-steps.ts'

const steps = firstStepIds.map((id) => ({ id, is_done: false }))
const course = { id: 1, title: 'Course', kind: 'course' as const, is_published: false }
const offered = (there: typeof course | null, ...permissions: string[]) =>
  offeredSteps({ steps, course: there }, new Set(permissions)).map(({ id }) => id)

test('an owner is offered every step', () => {
  const all = ['course_create', 'course_edit', 'course_personalize']
  expect(offered(null, ...all)).toEqual([...firstStepIds])
  expect(offered(course, ...all)).toEqual([...firstStepIds])
})

test('whoever may not make courses is not sent to make one', () => {
  expect(offered(null, 'course_edit', 'course_personalize')).toEqual(['look', 'front', 'share'])
  expect(offered(course, 'course_edit', 'course_personalize')).toEqual([
    'look',
    'lesson',
    'publish',
    'front',
    'invite',
    'share',
  ])
})

test('whoever has to do with the look of the school alone is offered nothing about courses', () => {
  expect(offered(course)).toEqual(['look', 'front', 'share'])
})
