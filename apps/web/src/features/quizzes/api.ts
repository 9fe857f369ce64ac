import type * as recalculationApi from '@lectern/contract/practices/recalculation.api'
import type * as bank from '@lectern/contract/quizzes/bank/bank.api'
import type * as heldEdits from '@lectern/contract/quizzes/held-edits/held-edits.api'
import type * as library from '@lectern/contract/quizzes/library/library.api'
import type * as styles from '@lectern/contract/quizzes/style/quiz-style.api'
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
export const getQuizUse = call<typeof heldEdits.getQuizUse>('GET', '/quizzes/:quiz/use')
export const holdEdits = call<typeof heldEdits.holdEdits>('PUT', '/quizzes/:quiz/hold')
export const releaseEdits = call<typeof heldEdits.releaseEdits>('POST', '/quizzes/:quiz/hold/release')
export const discardEdits = call<typeof heldEdits.discardEdits>('POST', '/quizzes/:quiz/hold/discard')
export const getAffected = call<typeof recalculationApi.getAffected>('GET', '/quizzes/:quiz/affected')

export const listBankQuestions = call<typeof bank.listBankQuestions>('GET', '/bank-questions')
export const keepQuestions = call<typeof bank.keepQuestions>('POST', '/bank-questions')
export const listChosenQuestions = call<typeof bank.listChosenQuestions>('GET', '/bank-questions/chosen')
export const listBankTags = call<typeof bank.listBankTags>('GET', '/bank-questions/tags')
export const organiseBank = call<typeof bank.organiseBankQuestions>('POST', '/bank-questions/organise')
export const getBankQuestion = call<typeof bank.getBankQuestion>('GET', '/bank-questions/:question')
export const updateBankQuestion = call<typeof bank.updateBankQuestion>('PUT', '/bank-questions/:question')
export const deleteBankQuestion = call<typeof bank.deleteBankQuestion>('DELETE', '/bank-questions/:question')
export const listBankPlaces = call<typeof bank.listBankPlaces>('GET', '/bank-questions/:question/places')
export const takeOverQuestion = call<typeof bank.takeOverQuestion>(
  'POST',
  '/bank-questions/:question/take-over',
)
export const getQuizStyle = call<typeof styles.getQuizStyle>('GET', '/quizzes/:quiz/style')
export const saveQuizStyle = call<typeof styles.saveQuizStyle>('PUT', '/quizzes/:quiz/style')
export const listStyleTemplates = call<typeof styles.listStyleTemplates>('GET', '/quizzes/styles')
export const createStyleTemplate = call<typeof styles.createStyleTemplate>('POST', '/quizzes/styles')
export const renameStyleTemplate = call<typeof styles.renameStyleTemplate>('PUT', '/quizzes/styles/:style')
export const deleteStyleTemplate = call<typeof styles.deleteStyleTemplate>('DELETE', '/quizzes/styles/:style')
