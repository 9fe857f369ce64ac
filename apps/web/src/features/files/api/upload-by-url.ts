import type { uploadByUrl as operation } from '@lectern/contract/files/files.api'
import { call } from '../../../lib/api/index.ts'

export const uploadByUrl = call<typeof operation>('POST', '/files/upload-by-url')
