import { z } from 'zod'
import { idParam, knownPerson, namedThing, titledThing } from '../kernel/ids.ts'
import { attemptException, exceptionChange, exceptionLimits } from '../attempts/attempt-exception.ts'
import { acknowledged, cutList, dataOf, listOf, wholeList } from '../kernel/envelope.ts'
import { listLimits } from '../kernel/limits.ts'
import { defineOperation } from '../kernel/operation.ts'
import { pageQuery } from '../kernel/paging.ts'

const ofQuiz = z.object({ quiz: idParam })

const giver = {
  kind: 'staff',
  anyOf: ['practice_curator', 'practice_curator.team', 'practice_curator.own'],
} as const

export const listExceptions = defineOperation({
  id: 'practices.listExceptions',
  method: 'GET',
  path: '/quizzes/:quiz/exceptions',
  summary:
    'For whom something else counts at a quiz: more time, more attempts, other dates; the latest first',
  params: ofQuiz,
  query: z.object({
    ...pageQuery(15),
    /** Those of one person, and of the groups in which they are. */
    user_id: idParam.optional(),
    lesson_id: idParam.optional(),
  }),
  output: listOf(attemptException),
  errors: [],
  permission: giver,
})

export const saveException = defineOperation({
  id: 'practices.saveException',
  method: 'PUT',
  path: '/lessons/:lesson/quizzes/:quiz/exceptions',
  summary: 'Give one person or a group more time, more attempts or other dates; what is not named stays',
  params: z.object({ lesson: idParam, quiz: idParam }),
  body: exceptionChange,
  output: dataOf(attemptException),
  errors: [
    'unknown_participant',
    'unknown_participant_group',
    'closes_before_opening',
    'too_many_attempt_exceptions',
  ],
  permission: giver,
})

export const removeException = defineOperation({
  id: 'practices.removeException',
  method: 'DELETE',
  path: '/quizzes/:quiz/exceptions/:exception',
  summary: 'Let the same count again as for everybody; time that a running attempt was given stays',
  params: z.object({ quiz: idParam, exception: idParam }),
  output: acknowledged,
  errors: [],
  permission: giver,
})

export const listExceptionPlaces = defineOperation({
  id: 'practices.listExceptionPlaces',
  method: 'GET',
  path: '/quizzes/:quiz/exceptions/places',
  summary: 'The lessons in which a quiz stands, with the groups of their participants',
  params: ofQuiz,
  output: dataOf(
    wholeList(
      z.object({
        lesson: titledThing,
        groups: wholeList(namedThing, listLimits.participantGroups + listLimits.teamMembers),
      }),
      exceptionLimits.lessons,
    ),
  ),
  errors: [],
  permission: giver,
})

export const findExceptionPeople = defineOperation({
  id: 'practices.findExceptionPeople',
  method: 'GET',
  path: '/quizzes/:quiz/exceptions/people',
  summary: 'Participants who practise in a lesson, found by name or e-mail',
  params: ofQuiz,
  query: z.object({ lesson_id: idParam, query: z.string().trim().max(200).default('') }),
  output: cutList(knownPerson, exceptionLimits.peopleFound),
  errors: [],
  permission: giver,
})
