import { z } from 'zod'
import { dataOf } from '../kernel/envelope.ts'
import { idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { participantAccess } from './taking-part.ts'
import { lessonReading, readingReport, unitsDone } from './unit-progress.ts'

const reading = {
  path: '/lessons/:lesson/reading',
  params: z.object({ lesson: idParam }),
  errors: ['access_closed'],
  permission: participantAccess,
  entersSchool: true,
} as const

export const getReading = defineOperation({
  ...reading,
  id: 'lessons.getReading',
  method: 'GET',
  summary: 'Where the learner stopped in a lesson, and which of its units are done',
  output: dataOf(lessonReading),
})

/** What cannot have been read in the time since the lesson was opened is not counted (THREATS T24). */
export const reportReading = defineOperation({
  ...reading,
  id: 'lessons.reportReading',
  method: 'POST',
  summary: 'Report which unit is in sight, and which texts were read; units of other lessons count nothing',
  body: readingReport,
  output: dataOf(z.object({ units: unitsDone })),
  repeat: 'natural',
})
