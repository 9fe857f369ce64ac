import type { getPublicSchool as operation } from '@lectern/contract/schools/schools.api'
import { call } from '../../lib/api/index.ts'

/** The school at this address, as everybody sees it. Apart from api.ts: every page of a learner carries it. */
export const getPublicSchool = call<typeof operation>('GET', '/public/school')
