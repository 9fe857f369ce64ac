import styles from './skeleton.module.css'

interface SkeletonProps {
  /** Any CSS length; the whole line by default. */
  width?: string | undefined
  height?: string | undefined
  radius?: string | undefined
}

/** A place held for something that is on its way; give it the size of the real thing. */
export const Skeleton = ({ width, height = '1rem', radius }: SkeletonProps) => (
  <span
    className={styles.skeleton}
    style={{ inlineSize: width, blockSize: height, borderRadius: radius }}
    aria-hidden="true"
  />
)

/** A place held for a paragraph. */
export const SkeletonText = ({ lines = 3 }: { lines?: number | undefined }) => (
  <span className={styles.lines} aria-hidden="true">
    {Array.from({ length: lines }, (_line, at) => (
      <Skeleton key={at} height="0.8em" />
    ))}
  </span>
)
