import type { listRegistrationFields as operation } from '@lectern/contract/schools/contact-fields.api'
import { call } from '../../../../lib/api/index.ts'

export const listRegistrationFields = call<typeof operation>('GET', '/public/registration-fields')
