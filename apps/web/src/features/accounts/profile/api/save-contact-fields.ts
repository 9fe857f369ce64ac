import type { saveContactFields as operation } from '@lectern/contract/schools/contact-fields.api'
import { call } from '../../../../lib/api/index.ts'

export const saveContactFields = call<typeof operation>('PUT', '/students/fields')
