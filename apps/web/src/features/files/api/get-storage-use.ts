import type { getStorageUse as operation } from '@lectern/contract/files/files.api'
import { call } from '../../../lib/api/index.ts'

export const getStorageUse = call<typeof operation>('GET', '/storage/usage')
