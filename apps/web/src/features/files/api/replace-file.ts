import type { replaceFile as operation } from '@lectern/contract/files/files.api'
import { call } from '../../../lib/api/index.ts'

export const replaceFile = call<typeof operation>('POST', '/files/:uuid/replace')
