import type { updateFile as operation } from '@lectern/contract/files/files.api'
import { call } from '../../../lib/api/index.ts'

export const updateFile = call<typeof operation>('PUT', '/files/:uuid')
