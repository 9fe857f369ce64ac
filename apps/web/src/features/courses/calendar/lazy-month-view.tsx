import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { lazyPart } from '../../../lib/drawing/lazy-part.tsx'

/** The month comes with a calendar whose code weighs more than the list, when it is chosen. */
export const { Part: MonthView } = lazyPart(
  async () => (await import('./month-view.tsx')).MonthView,
  () => <Skeleton width="100%" height="28rem" />,
)
