import { defineDomain } from '../kernel/domain.ts'
import * as schools from './schools.api.ts'
import * as rewards from './rewards.api.ts'
import * as partners from './partners.api.ts'
import * as accessControl from './access-control.api.ts'
import * as auditLog from './audit-log.api.ts'
import { schoolsErrors } from './schools.errors.ts'
import { accessControlErrors } from './access-control.errors.ts'

export const schoolsDomain = defineDomain({
  name: 'schools',
  operations: [schools, rewards, partners, accessControl, auditLog],
  errors: { ...schoolsErrors, ...accessControlErrors },
})
