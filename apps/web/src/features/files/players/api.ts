import type * as filesApi from '@lectern/contract/files/files.api'
import type * as playersApi from '@lectern/contract/files/players.api'
import type * as readingApi from '@lectern/contract/lessons/reading.api'
import { call } from '../../../lib/api/index.ts'

export const getFilm = call<typeof filesApi.getFilm>('GET', '/files/:uuid/mp4')

export const addCaptions = call<typeof playersApi.addCaptions>('POST', '/files/:uuid/captions')
export const removeCaptions = call<typeof playersApi.removeCaptions>(
  'DELETE',
  '/files/:uuid/captions/:captions',
)
export const reportPlayerFault = call<typeof playersApi.reportPlayerFault>('POST', '/player-logs')

export const getUnit = call<typeof readingApi.getUnit>('GET', '/info-units/:unit')
export const unitStarted = call<typeof readingApi.unitStarted>('POST', '/info-units/:unit/events/started')
export const unitWatched = call<typeof readingApi.unitWatched>('POST', '/info-units/:unit/events/watched')
export const unitPlayed = call<typeof readingApi.unitPlayed>('POST', '/info-units/:unit/stats')
