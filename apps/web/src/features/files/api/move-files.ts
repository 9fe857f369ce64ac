import type { moveFiles as operation } from '@lectern/contract/files/files.api'
import { call } from '../../../lib/api/index.ts'

export const moveFiles = call<typeof operation>('POST', '/files/move')
