import { defineDomain } from '../kernel/domain.ts'
import { liveErrors } from './live.errors.ts'
import { liveByteRoutes } from './live.bytes.ts'

export const liveDomain = defineDomain({
  name: 'live',
  errors: liveErrors,
  byteRoutes: liveByteRoutes,
})
