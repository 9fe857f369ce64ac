import type { processAgain as operation } from '@lectern/contract/files/files.api'
import { call } from '../../../lib/api/index.ts'

export const processAgain = call<typeof operation>('POST', '/files/:uuid/process')
