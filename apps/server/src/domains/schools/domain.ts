import { defineDomain } from '../../platform/composition/domain.ts'
import { provide } from '../../platform/composition/services.ts'
import { identityServices } from '../identity/index.ts'
import { schoolFiles } from './file-columns.ts'
import { mountInstallation } from './installation/installation.routes.ts'
import { findMailLook } from './mail-look.ts'
import { exportPoints, forgetPoints } from './rewards/rewards.repository.ts'
import { listOwnedSchools } from './schools.repository.ts'
import { registerSchools } from './schools.routes.ts'
import { schoolServices as services } from './services.ts'

export const schoolsDomain = defineDomain({
  name: 'schools',
  provides: [
    provide(identityServices.listOwnedSchools, () => listOwnedSchools),
    provide(identityServices.findMailLook, () => findMailLook),
  ],
  register: async ({ bind }, house) =>
    registerSchools(bind, house.dependencies, {
      describeProgram: await house.get(services.describeProgram),
      countInvited: await house.get(services.countInvited),
      isOfSchool: await house.get(services.isOfSchool),
    }),
  mount: (app, { dependencies }, checks) => mountInstallation(app, dependencies, checks),
  ownData: { export: { rewards: exportPoints }, erase: { 'schools.forgetPoints': forgetPoints } },
  files: schoolFiles,
})
