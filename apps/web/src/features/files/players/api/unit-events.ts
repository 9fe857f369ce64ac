import type {
  getUnit as get,
  unitPlayed as played,
  unitStarted as started,
  unitWatched as watched,
} from '@lectern/contract/lessons/reading.api'
import { call } from '../../../../lib/api/index.ts'

export const getUnit = call<typeof get>('GET', '/info-units/:unit')
export const unitStarted = call<typeof started>('POST', '/info-units/:unit/events/started')
export const unitWatched = call<typeof watched>('POST', '/info-units/:unit/events/watched')
export const unitPlayed = call<typeof played>('POST', '/info-units/:unit/stats')
