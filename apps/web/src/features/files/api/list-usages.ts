import type { listUsages as operation } from '@lectern/contract/files/files.api'
import { call } from '../../../lib/api/index.ts'

export const listUsages = call<typeof operation>('POST', '/files/usages')
