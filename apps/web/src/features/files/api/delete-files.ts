import type { deleteFiles as operation } from '@lectern/contract/files/files.api'
import { call } from '../../../lib/api/index.ts'

export const deleteFiles = call<typeof operation>('DELETE', '/files/delete-files/')
