import { Skeleton } from '@lectern/ui/skeleton'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { PdfViewerProps } from '../pdf/index.ts'
import styles from './file-list.module.css'

const PdfViewer = lazy(async () => ({ default: (await import('../pdf/index.ts')).PdfViewer }))

/** A document within the page; nothing of it is loaded until the reader comes near. */
export const EmbeddedDocument = (props: PdfViewerProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    })
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={place} className={styles.embedded}>
      {isNear && (
        <Suspense fallback={<Skeleton height="100%" />}>
          <PdfViewer {...props} />
        </Suspense>
      )}
    </div>
  )
}
