import type { updateFolder as operation } from '@lectern/contract/files/files.api'
import { call } from '../../../lib/api/index.ts'

export const updateFolder = call<typeof operation>('PUT', '/storage/folders/:folder')
