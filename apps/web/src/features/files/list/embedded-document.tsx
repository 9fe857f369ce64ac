import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import styles from './file-list.module.css'

/** A document within the page; nothing of it is loaded until the reader comes near. */
export const EmbeddedDocument = ({ children }: { children: ReactNode }) => {
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
      {isNear && <Suspense fallback={<Skeleton height="100%" />}>{children}</Suspense>}
    </div>
  )
}
