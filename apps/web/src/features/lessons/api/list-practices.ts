import type { listPractices as operation } from '@lectern/contract/lessons/practices.api'
import { call } from '../../../lib/api/index.ts'

export const listPractices = call<typeof operation>('GET', '/practices')
