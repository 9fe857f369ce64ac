import { useEffect, useRef } from 'react'
import { EditsReach } from './edits-reach.tsx'
import { HeldDialogs } from './held-dialogs.tsx'
import styles from './held-edits.module.css'
import { HeldNotice, ReleasedNotice } from './held-notice.tsx'
import type { HeldWork } from './use-held-edits.ts'

interface HeldEditsPlaceProps {
  work: HeldWork
  /** How many questions learners do not see as they are. */
  unready: number
}

/** Above the questions: whom edits concern, that they are held, that they were released. */
export const HeldEditsPlace = ({ work, unready }: HeldEditsPlaceProps) => {
  const place = useRef<HTMLDivElement>(null)
  const { decided } = work
  // After the rendering: a dialog that is still open would not let the focus go.
  useEffect(() => {
    if (decided > 0) place.current?.focus()
  }, [decided])
  return (
    <>
      <div ref={place} tabIndex={-1} className={styles.place}>
        <EditsNotice work={work} />
      </div>
      <HeldDialogs work={work} unready={unready} />
    </>
  )
}

const EditsNotice = ({ work }: Pick<HeldEditsPlaceProps, 'work'>) => {
  if (work.held) return <HeldNotice work={work} held={work.held} />
  return work.isReleased ? <ReleasedNotice work={work} /> : <EditsReach work={work} />
}
