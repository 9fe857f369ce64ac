import type * as exceptionsApi from '@lectern/contract/practices/exceptions.api'
import { call } from '../../../lib/api/index.ts'

export const findExceptionPeople = call<typeof exceptionsApi.findExceptionPeople>(
  'GET',
  '/quizzes/:quiz/exceptions/people',
)
export const listExceptionPlaces = call<typeof exceptionsApi.listExceptionPlaces>(
  'GET',
  '/quizzes/:quiz/exceptions/places',
)
export const listExceptions = call<typeof exceptionsApi.listExceptions>('GET', '/quizzes/:quiz/exceptions')
export const removeException = call<typeof exceptionsApi.removeException>(
  'DELETE',
  '/quizzes/:quiz/exceptions/:exception',
)
export const saveException = call<typeof exceptionsApi.saveException>(
  'PUT',
  '/lessons/:lesson/quizzes/:quiz/exceptions',
)
