import { defineDomain } from '../../platform/composition/domain.ts'
import { viewFiles } from './file-columns.ts'
import { viewPoints } from './services.ts'
import { forgetViews } from './views.repository.ts'
import { registerViews } from './views.routes.ts'

export const viewsDomain = defineDomain({
  name: 'views',
  register: async ({ bind }, house) => registerViews(bind, await house.all(viewPoints.lists)),
  ownData: { erase: { 'views.forgetViews': forgetViews } },
  files: viewFiles,
})
