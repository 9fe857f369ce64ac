import type { createFolder as operation } from '@lectern/contract/files/files.api'
import { call } from '../../../lib/api/index.ts'

export const createFolder = call<typeof operation>('POST', '/storage/folders')
