import type { checkCabinetSlug as operation } from '@lectern/contract/schools/schools.api'
import { call } from '../../../lib/api/index.ts'

export const checkCabinetSlug = call<typeof operation>('GET', '/cabinets/slug-check')
