import { ProgressBar, ProgressRing } from '@lectern/ui/feedback/progress'
import { Skeleton, SkeletonText } from '@lectern/ui/feedback/skeleton'
import { TableSkeleton } from '@lectern/ui/lists/table-skeleton'
import styles from '../dev-ui.module.css'
import { Sample } from '../sample.tsx'

const parts = [0, 0.12, 0.5, 0.87, 1]

/** How far, and what is coming. */
export const ProgressSection = () => (
  <>
    <Sample name="Bars" wide>
      <ProgressBar label="Course" value={0.42} text="5 of 12 lessons" amount="42 %" />
      <ProgressBar label="Upload" value={1} text="lesson-3.mp4" amount="Done" />
    </Sample>
    <Sample name="Rings">
      {parts.map((part) => (
        <ProgressRing key={part} label="Lesson" value={part} size={16} />
      ))}
      {parts.map((part) => (
        <ProgressRing key={part} label="Lesson" value={part} />
      ))}
      {parts.map((part) => (
        <ProgressRing key={part} label="Course" value={part} size={48}>
          {Math.round(part * 100)}
        </ProgressRing>
      ))}
    </Sample>
    <Sample name="Skeletons of a row and of a text" wide>
      <div className={styles.people}>
        <Skeleton width="32px" height="32px" radius="50%" />
        <Skeleton width="180px" />
        <Skeleton width="90px" />
      </div>
      <SkeletonText lines={4} />
      <TableSkeleton widths={['60%', '40%', '72px', '24px']} rows={3} />
    </Sample>
  </>
)
