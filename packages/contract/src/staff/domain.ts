import { defineDomain } from '../kernel/domain.ts'
import * as staff from './staff.api.ts'
import * as ownSchools from './own-schools.api.ts'
import * as ownership from './ownership.api.ts'
import * as mail from './mail.api.ts'
import { staffErrors } from './staff.errors.ts'

export const staffDomain = defineDomain({
  name: 'staff',
  operations: [staff, ownSchools, ownership, mail],
  errors: staffErrors,
})
