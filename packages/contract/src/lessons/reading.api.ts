import { z } from 'zod'
import { blockList } from '../blocks/registry.ts'
import { file } from '../files/file.ts'
import { acknowledged, dataOf, dataWith } from '../kernel/envelope.ts'
import { idParam, slugParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { courseAccess, publicLesson, publicSection } from './lesson.ts'
import { participantAccess } from './taking-part.ts'

const lessonView = dataWith(publicLesson, { course_access: courseAccess })
const lessonRule = {
  kind: 'policy',
  session: 'optional',
  rule: 'The access decision: everybody at the host sees the page, content goes out only while the lesson is open.',
  allows: ['visitor', 'learner', 'foreign_learner', 'staff', 'owner', 'foreign_owner'],
} as const

export const getPublicLesson = defineOperation({
  id: 'lessons.getPublicLesson',
  method: 'GET',
  path: '/public/lessons/:lesson',
  summary: 'One lesson as the reader may see it',
  params: z.object({ lesson: idParam }),
  output: lessonView,
  errors: [],
  permission: lessonRule,
  entersSchool: true,
})

export const getPublicLessonBySlug = defineOperation({
  id: 'lessons.getPublicLessonBySlug',
  method: 'GET',
  path: '/public/courses/:course_slug/lessons/:lesson_slug',
  summary: 'One lesson by the addresses of course and lesson',
  params: z.object({ course_slug: slugParam, lesson_slug: slugParam }),
  output: lessonView,
  errors: [],
  permission: lessonRule,
  entersSchool: true,
})

export const getSectionPart = defineOperation({
  id: 'lessons.getSectionPart',
  method: 'GET',
  path: '/public/sections/:section/part',
  summary: 'One section of an open lesson, with its neighbours',
  params: z.object({ section: idParam }),
  output: dataOf(
    z.object({
      aside: publicSection,
      paginate_info: z.object({
        previous_section: z.object({ id: z.int(), name: z.string() }).nullable(),
        next_section: z.object({ id: z.int(), name: z.string() }).nullable(),
      }),
    }),
  ),
  errors: ['access_closed'],
  permission: {
    kind: 'policy',
    session: 'optional',
    rule: 'The access decision: a section goes out only while the lesson is open to the reader.',
    allows: ['learner', 'owner'],
  },
  entersSchool: true,
})

export const getUnit = defineOperation({
  id: 'lessons.getUnit',
  method: 'GET',
  path: '/info-units/:unit',
  summary: 'One unit of an open lesson, its files with fresh links',
  params: z.object({ unit: idParam }),
  output: dataOf(
    z.object({
      id: z.int(),
      lesson_id: z.int(),
      title: z.string(),
      type_id: z.literal(blockList.map(({ typeId }) => typeId)),
      files: z.array(file),
      /** Other hosts of this server's content network that have the linked film, to be tried in this order. */
      link_mirrors: z.array(z.string()),
    }),
  ),
  errors: ['access_closed'],
  permission: {
    kind: 'policy',
    session: 'optional',
    rule: 'The access decision: the files of a unit go out only while its lesson is open to the reader.',
    allows: ['learner', 'owner'],
  },
  entersSchool: true,
})

const event = (name: 'started' | 'watched') =>
  ({
    method: 'POST',
    summary: `Report that the learner has ${name} the lesson`,
    params: z.object({ lesson: idParam }),
    output: acknowledged,
    errors: ['access_closed'],
    permission: participantAccess,
    entersSchool: true,
    repeat: 'natural',
  }) as const

export const lessonStarted = defineOperation({
  ...event('started'),
  id: 'lessons.lessonStarted',
  path: '/lessons/:lesson/events/started',
})

export const lessonWatched = defineOperation({
  ...event('watched'),
  id: 'lessons.lessonWatched',
  path: '/lessons/:lesson/events/watched',
})

const unitEvent = {
  method: 'POST',
  params: z.object({ unit: idParam }),
  errors: ['access_closed'],
  permission: participantAccess,
  entersSchool: true,
} as const

export const unitStarted = defineOperation({
  ...unitEvent,
  repeat: 'natural',
  id: 'lessons.unitStarted',
  path: '/info-units/:unit/events/started',
  summary: 'Report that the learner has started a film or a recording; the first time counts',
  output: acknowledged,
})

/** The end of a film cannot be reached sooner than at double speed: what comes earlier is not counted (THREATS T24). */
export const unitWatched = defineOperation({
  ...unitEvent,
  repeat: 'natural',
  id: 'lessons.unitWatched',
  path: '/info-units/:unit/events/watched',
  summary: 'Report that the learner has watched a film or a recording; the first time counts',
  output: dataOf(z.object({ success: z.literal(true), is_counted: z.boolean() })),
})

export const unitPlayed = defineOperation({
  ...unitEvent,
  id: 'lessons.unitPlayed',
  path: '/info-units/:unit/stats',
  summary: 'Report how far a film or a recording was played; what is kept never gets less',
  body: z.strictObject({
    /** Of the whole, the furthest place. */
    percent: z.number().min(0).max(100),
    /** Played on this page since the last report. */
    minutes: z.number().min(0).max(60),
  }),
  output: acknowledged,
})
