import { lazy, Suspense, type ComponentProps } from 'react'

const Opened = lazy(async () => ({ default: (await import('./copy-content.tsx')).CopyContent }))

/** Copies from another lesson; its code comes when it is opened. */
export const CopyContent = (props: ComponentProps<typeof Opened>) => (
  <Suspense>
    <Opened {...props} />
  </Suspense>
)
