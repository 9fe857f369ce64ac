import type { getCabinet as operation } from '@lectern/contract/schools/schools.api'
import { call } from '../../../lib/api/index.ts'

export const getCabinet = call<typeof operation>('GET', '/cabinet')
