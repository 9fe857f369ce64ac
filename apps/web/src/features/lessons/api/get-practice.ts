import type { getPractice as operation } from '@lectern/contract/lessons/practices.api'
import { call } from '../../../lib/api/index.ts'

export const getPractice = call<typeof operation>('GET', '/practices/:attempt')
