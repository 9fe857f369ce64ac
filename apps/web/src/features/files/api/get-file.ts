import type { getFile as operation } from '@lectern/contract/files/files.api'
import { call } from '../../../lib/api/index.ts'

export const getFile = call<typeof operation>('GET', '/files/:uuid')
