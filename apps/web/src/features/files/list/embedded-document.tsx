import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { type ReactNode, useRef } from 'react'
import { useNear } from '../../../lib/drawing/use-near.ts'
import styles from './file-list.module.css'
import { Arriving } from '../../../lib/drawing/lazy-part.tsx'

/** A document within the page; nothing of it is loaded until the reader comes near. */
export const EmbeddedDocument = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, '400px')
  return (
    <div ref={place} className={styles.embedded}>
      {isNear && <Arriving fallback={<Skeleton height="100%" />}>{children}</Arriving>}
    </div>
  )
}
