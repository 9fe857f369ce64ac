import type { listFiles as operation } from '@lectern/contract/files/files.api'
import { call } from '../../../lib/api/index.ts'

export const listFiles = call<typeof operation>('GET', '/files')
