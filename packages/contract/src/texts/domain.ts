import { defineDomain } from '../kernel/domain.ts'
import * as texts from './texts.api.ts'

export const textsDomain = defineDomain({
  name: 'texts',
  operations: [texts],
})
