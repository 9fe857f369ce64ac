import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { type ReactNode, Suspense, useRef } from 'react'
import { useNear } from '../../../lib/drawing/use-near.ts'
import styles from './file-list.module.css'

/** A document within the page; nothing of it is loaded until the reader comes near. */
export const EmbeddedDocument = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, '400px')
  return (
    <div ref={place} className={styles.embedded}>
      {isNear && <Suspense fallback={<Skeleton height="100%" />}>{children}</Suspense>}
    </div>
  )
}
