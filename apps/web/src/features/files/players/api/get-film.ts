import type { getFilm as operation } from '@lectern/contract/files/files.api'
import { call } from '../../../../lib/api/index.ts'

export const getFilm = call<typeof operation>('GET', '/files/:uuid/mp4')
