import { z } from 'zod'
import { previewChoice, previewLooks, previewSettings } from '../access/preview-settings.ts'
import { mayEither } from '../kernel/course-rights.ts'
import { dataOf } from '../kernel/envelope.ts'
import { idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'

/** Those who read the course as its team; a place on it may show one part alone. */
const reading = {
  kind: 'staff',
  anyOf: [...mayEither('read').anyOf, 'course_read.own', 'marathon_read.own'],
} as const

const oneCourse = z.object({ course: idParam })

export const getPreviewSettings = defineOperation({
  id: 'courses.getPreviewSettings',
  method: 'GET',
  path: '/courses/:course/preview-settings',
  summary: 'As whom the caller looks at a course',
  params: oneCourse,
  output: dataOf(previewSettings),
  errors: [],
  permission: reading,
})

export const savePreviewSettings = defineOperation({
  id: 'courses.savePreviewSettings',
  method: 'POST',
  path: '/courses/:course/preview-settings',
  summary:
    'Look at a course as a participant, by an offer, as one person, at any moment, or again as its team',
  params: oneCourse,
  body: previewChoice,
  output: dataOf(previewSettings),
  errors: ['offer_without_product'],
  permission: reading,
  perMinute: 60,
})

export const listPreviewLooks = defineOperation({
  id: 'courses.listPreviewLooks',
  method: 'GET',
  path: '/user/preview-looks',
  summary: 'Who of a school has looked at a course as the caller, the latest first',
  output: dataOf(previewLooks),
  errors: [],
  permission: { kind: 'session' },
})
