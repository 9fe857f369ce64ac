import { defineExtensionPoint, defineService } from '../../platform/composition/services.ts'
import type { FollowPerson } from './follow-person.ts'
import type { AlertSource } from './profile/alerts.ts'
import type { DataSection } from './security/data-sections.ts'
import type { ListOwnedSchools } from './security/use-cases/plan-deletion.ts'
import type { FindLook } from './sign-in/place.ts'
import type { RegistrationSteps } from './sign-in/registration.routes.ts'
import type { DescribeOpenCourse } from './sign-in/sign-in-dependencies.ts'
import type { DescribePerson } from './identity.routes.ts'

/** What people and their accounts need of the domains above. */
export const identityServices = {
  describePerson: defineService<DescribePerson>('identity.describePerson'),
  claimFirstSchool: defineService<RegistrationSteps['claimFirstSchool']>('identity.claimFirstSchool'),
  fillFields: defineService<RegistrationSteps['fillFields']>('identity.fillFields'),
  describeOpenCourse: defineService<DescribeOpenCourse>('identity.describeOpenCourse'),
  listOwnedSchools: defineService<ListOwnedSchools>('identity.listOwnedSchools'),
  followPerson: defineService<FollowPerson>('identity.followPerson'),
  /** What schools asked, and a person answered. */
  exportContactFields: defineService<DataSection>('identity.exportContactFields'),
  findMailLook: defineService<FindLook>('identity.findMailLook'),
  /** What a person should know now, besides what the account itself tells. */
  alerts: defineExtensionPoint<readonly AlertSource[]>('identity.alertSources'),
}
