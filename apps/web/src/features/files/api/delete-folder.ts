import type { deleteFolder as operation } from '@lectern/contract/files/files.api'
import { call } from '../../../lib/api/index.ts'

export const deleteFolder = call<typeof operation>('DELETE', '/storage/folders/:folder')
