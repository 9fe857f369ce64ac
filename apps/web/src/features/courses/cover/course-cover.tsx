import type { CourseCover as Cover } from '@lectern/contract/courses/cover/cover-picture'
import { drawCover } from '@lectern/contract/courses/cover/draw-cover'
import { coverHeight, coverWidth } from '@lectern/contract/courses/cover/layouts'
import { sparkHue } from '@lectern/contract/courses/cover/spark-hue'
import { useMemo } from 'react'
import { KeptPicture } from './kept-picture.tsx'
import styles from './course-cover.module.css'

interface CourseCoverProps {
  title: string
  cover: Cover
}

/** What a course is shown by: its own picture, or the one that its title draws in the school's colour. Says nothing by itself. */
export const CourseCover = ({ title, cover }: CourseCoverProps) =>
  cover.url === null ? (
    <DrawnCover title={title} color={cover.color} />
  ) : (
    <KeptPicture
      url={cover.url}
      alt=""
      // As wide as it is shown; browsers that do not know `auto` take the width of the window.
      sizes="auto, 100vw"
      className={styles.cover}
      loading="lazy"
      decoding="async"
    />
  )

const DrawnCover = ({ title, color }: { title: string; color: string }) => {
  const { ground, neighbour, spark, shapes } = useMemo(() => drawCover(title), [title])
  return (
    <svg
      className={styles.cover}
      data-ground={ground}
      style={{ '--cover': color, '--neighbour': neighbour, '--spark': sparkHue(color, spark) }}
      viewBox={`0 0 ${coverWidth} ${coverHeight}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <rect width={coverWidth} height={coverHeight} fill="var(--g)" />
      {shapes.map(({ d, ink, turn }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- shapes never change places
        <path key={at} d={d} transform={turn} fill={`var(--${ink})`} stroke={`var(--${ink})`} />
      ))}
    </svg>
  )
}
