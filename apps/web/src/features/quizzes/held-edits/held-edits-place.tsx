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
export const HeldEditsPlace = ({ work, unready }: HeldEditsPlaceProps) => (
  <>
    <div ref={work.place} tabIndex={-1} className={styles.place}>
      {work.held ? (
        <HeldNotice work={work} held={work.held} />
      ) : work.isReleased ? (
        <ReleasedNotice work={work} />
      ) : (
        <EditsReach work={work} />
      )}
    </div>
    <HeldDialogs work={work} unready={unready} />
  </>
)
