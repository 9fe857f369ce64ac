import { defineDomain } from '../kernel/domain.ts'
import * as views from './views.api.ts'
import { viewsErrors } from './views.errors.ts'

export const viewsDomain = defineDomain({ name: 'views', operations: [views], errors: viewsErrors })
