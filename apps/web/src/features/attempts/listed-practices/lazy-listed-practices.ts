import { lazyPart } from '../../../lib/drawing/lazy-part.tsx'
import type { ListedPracticesProps } from './listed-practices.tsx'

/** A list of practices; lessons without one load nothing of it. */
export const LazyListedPractices = lazyPart<ListedPracticesProps>(
  async () => (await import('./listed-practices.tsx')).ListedPractices,
).Part
