import type { listFolders as operation } from '@lectern/contract/files/files.api'
import { call } from '../../../lib/api/index.ts'

export const listFolders = call<typeof operation>('GET', '/storage/folders')
