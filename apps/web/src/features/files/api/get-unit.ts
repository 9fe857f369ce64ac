import type { getUnit as operation } from '@lectern/contract/lessons/reading.api'
import { call } from '../../../lib/api/index.ts'

export const getUnit = call<typeof operation>('GET', '/info-units/:unit')
