import { z } from 'zod'
import { clientKey, id, idParam, namedThing } from '../../kernel/ids.ts'
import { acknowledged, dataOf, wholeList } from '../../kernel/envelope.ts'
import { defineOperation } from '../../kernel/operation.ts'

/** Limits of what somebody keeps of the practices to look at again, and of what can be chosen there. */
export const practiceViewLimits = { perPerson: 20, name: 60, choices: 500 } as const

/** Whoever comes to the practices. */
const lister = {
  kind: 'staff',
  anyOf: [
    'practice_list',
    'practice_read',
    'practice_curator',
    'practice_list.team',
    'practice_list.own',
    'practice_read.team',
    'practice_read.own',
    'practice_curator.team',
    'practice_curator.own',
  ],
} as const
const oneView = z.object({ key: clientKey })

const day = z.iso.date()

/** A question that is asked of the practices, as their address says it. */
export const practiceSearch = z.strictObject({
  q: z.string().trim().min(1).max(200).optional(),
  status: z.enum(['1', '2', '3', '4', '5', '6']).optional(),
  course: id.optional(),
  lesson: id.optional(),
  quiz: id.optional(),
  assistant: id.optional(),
  group: id.optional(),
  offer: id.optional(),
  unread: z.literal(true).optional(),
  late: z.literal(true).optional(),
  /** Days, by the clock of whoever looks. */
  from: day.optional(),
  to: day.optional(),
})
export type KeptPracticeSearch = z.infer<typeof practiceSearch>

/** A question that somebody keeps, under a key that their client made. */
export const practiceView = z.object({
  key: clientKey,
  name: z.string(),
  search: practiceSearch,
  is_default: z.boolean(),
})
export type PracticeView = z.infer<typeof practiceView>

export const listPracticeViews = defineOperation({
  id: 'practices.listPracticeViews',
  method: 'GET',
  path: '/practice-views',
  summary: 'The views of the practices that the caller keeps in this school, the oldest first',
  output: dataOf(wholeList(practiceView, practiceViewLimits.perPerson)),
  errors: [],
  permission: lister,
})

export const savePracticeView = defineOperation({
  id: 'practices.savePracticeView',
  method: 'PUT',
  path: '/practice-views/:key',
  summary: 'Keep a question that is asked of the practices, for oneself; or change one that is kept',
  params: oneView,
  body: z.strictObject({
    name: z.string().trim().min(1).max(practiceViewLimits.name),
    search: practiceSearch,
    /** The practices begin with it, and with no other one. */
    is_default: z.boolean(),
  }),
  output: dataOf(practiceView),
  errors: ['too_many_practice_views', 'practice_view_name_taken'],
  permission: lister,
})

export const deletePracticeView = defineOperation({
  id: 'practices.deletePracticeView',
  method: 'DELETE',
  path: '/practice-views/:key',
  summary: 'Delete an own view; what is not kept is deleted already',
  params: oneView,
  output: acknowledged,
  errors: [],
  permission: lister,
})

const choices = wholeList(namedThing, practiceViewLimits.choices)

/** What the practices can be narrowed by; of each the first ones by name, and what is chosen. */
export const practiceChoices = z.object({
  courses: choices,
  /** Of the chosen course; none without one. */
  lessons: choices,
  /** Of the chosen course or lesson. */
  quizzes: choices,
  /** Who may check. */
  assistants: choices,
  /** Of the chosen course; without one their names stand after those of their courses. */
  groups: choices,
  offers: choices,
})
export type PracticeChoices = z.infer<typeof practiceChoices>

export const listPracticeChoices = defineOperation({
  id: 'practices.listPracticeChoices',
  method: 'GET',
  path: '/practice-choices',
  summary: 'What the practices can be narrowed by, as far as the caller sees them',
  query: z.object({ course_id: idParam.optional(), lesson_id: idParam.optional() }),
  output: dataOf(practiceChoices),
  errors: [],
  permission: lister,
})
