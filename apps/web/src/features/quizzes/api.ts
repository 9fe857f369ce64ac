import type * as recalculationApi from '@lectern/contract/lessons/recalculation.api'
import type * as library from '@lectern/contract/quizzes/library/library.api'
import type * as operations from '@lectern/contract/quizzes/quizzes.api'
import { call } from '../../lib/api/index.ts'

export const createQuiz = call<typeof operations.createQuiz>('POST', '/quizzes')
export const getQuiz = call<typeof operations.getQuiz>('GET', '/quizzes/:quiz')
export const listQuizzes = call<typeof operations.listQuizzes>('GET', '/quizzes')
export const updateQuiz = call<typeof operations.updateQuiz>('PUT', '/quizzes/:quiz')

export const copyQuiz = call<typeof library.copyQuiz>('POST', '/quizzes/:quiz/copy')
export const organiseQuizzes = call<typeof library.organiseQuizzes>('POST', '/quizzes/organise')
export const deleteQuiz = call<typeof library.deleteQuiz>('DELETE', '/quizzes/:quiz')
export const listQuizPlaces = call<typeof library.listQuizPlaces>('GET', '/quizzes/:quiz/places')
export const listQuizTags = call<typeof library.listQuizTags>('GET', '/quizzes/tags')
export const listQuizFolders = call<typeof library.listQuizFolders>('GET', '/quizzes/folders')
export const createQuizFolder = call<typeof library.createQuizFolder>('POST', '/quizzes/folders')
export const renameQuizFolder = call<typeof library.renameQuizFolder>('PUT', '/quizzes/folders/:folder')
export const deleteQuizFolder = call<typeof library.deleteQuizFolder>('DELETE', '/quizzes/folders/:folder')
export const getAffected = call<typeof recalculationApi.getAffected>('GET', '/quizzes/:quiz/affected')
