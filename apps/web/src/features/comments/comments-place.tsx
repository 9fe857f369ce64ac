import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { useRouterState } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { lazyPart } from '../../lib/drawing/lazy-part.tsx'
import { useNear } from '../../lib/drawing/use-near.ts'
import type { UnitCommentsProps } from './unit-comments.tsx'

const Comments = lazyPart<UnitCommentsProps>(
  async () => (await import('./unit-comments.tsx')).UnitComments,
  () => <SkeletonText lines={6} />,
).Part

/** Where comments stand: they come when the reader is near, or at once where the address asks for one. */
export const CommentsPlace = (unit: UnitCommentsProps) => {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, '600px')
  const search = useRouterState({ select: ({ location }) => location.search })
  // The address loses it once the comment is seen.
  const [isAsked] = useState('comment_id' in search)
  return <div ref={place}>{(isNear || isAsked) && <Comments {...unit} />}</div>
}
