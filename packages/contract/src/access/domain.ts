import { defineDomain } from '../kernel/domain.ts'
import { accessErrors } from './access.errors.ts'
import { accessFacts } from './access.facts.ts'
import { previewErrors } from './preview.errors.ts'

export const accessDomain = defineDomain({
  name: 'access',
  errors: { ...accessErrors, ...previewErrors },
  facts: Object.values(accessFacts),
})
