import { Suspense } from 'react'
import { useHydrated } from '../../../lib/drawing/use-hydrated.ts'
import { lazily } from '../../../lib/drawing/lazy-part.tsx'

const PreviewBanner = lazily(async () => (await import('./preview-banner.tsx')).PreviewBanner)

/** Where the team sees as whom it looks at a course. Its room is kept from the start; what is in it comes for them alone. */
export const PreviewPlace = ({ course, product }: { course: number; product: number }) => (
  <div style={{ minBlockSize: 60 }}>
    {useHydrated() && (
      <Suspense>
        <PreviewBanner course={course} product={product} />
      </Suspense>
    )}
  </div>
)
