import type { updateCabinet as operation } from '@lectern/contract/schools/schools.api'
import { call } from '../../../lib/api/index.ts'

export const updateCabinet = call<typeof operation>('PUT', '/cabinet')
