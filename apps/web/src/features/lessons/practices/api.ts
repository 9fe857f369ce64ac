import type * as practicesApi from '@lectern/contract/lessons/practices.api'
import { call } from '../../../lib/api/index.ts'

// Apart from the other calls of lessons, which learners load.

/** Attempts of all learners, as the expert lists them. */
export const listPractices = call<typeof practicesApi.listPractices>('GET', '/practices')
