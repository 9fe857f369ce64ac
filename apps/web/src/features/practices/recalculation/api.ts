import type * as recalculationApi from '@lectern/contract/practices/recalculation.api'
import { call } from '../../../lib/api/index.ts'

export const applyRecalculation = call<typeof recalculationApi.applyRecalculation>(
  'POST',
  '/quizzes/:quiz/recalculations/:recalculation/apply',
)
export const listRecalculated = call<typeof recalculationApi.listRecalculated>(
  'GET',
  '/quizzes/:quiz/recalculations/:recalculation/attempts',
)
export const prepareRecalculation = call<typeof recalculationApi.prepareRecalculation>(
  'POST',
  '/quizzes/:quiz/recalculations',
)
export const undoRecalculation = call<typeof recalculationApi.undoRecalculation>(
  'POST',
  '/quizzes/:quiz/recalculations/:recalculation/undo',
)
