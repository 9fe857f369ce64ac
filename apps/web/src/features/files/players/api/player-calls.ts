import type {
  addCaptions as add,
  removeCaptions as remove,
  reportPlayerFault as fault,
} from '@lectern/contract/files/players.api'
import { call } from '../../../../lib/api/index.ts'

export const addCaptions = call<typeof add>('POST', '/files/:uuid/captions')
export const removeCaptions = call<typeof remove>('DELETE', '/files/:uuid/captions/:captions')
export const reportPlayerFault = call<typeof fault>('POST', '/player-logs')
