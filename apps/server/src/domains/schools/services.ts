import { defineService } from '../../platform/composition/services.ts'
import type { IsOfSchool } from './access-control/exceptions.routes.ts'
import type { FirstStepSources } from './use-cases/first-steps.ts'

/** What schools need of the domains above. */
export const schoolServices = {
  describeProgram: defineService<FirstStepSources['describeProgram']>('schools.describeProgram'),
  countInvited: defineService<FirstStepSources['countInvited']>('schools.countInvited'),
  isOfSchool: defineService<IsOfSchool>('schools.isOfSchool'),
}
