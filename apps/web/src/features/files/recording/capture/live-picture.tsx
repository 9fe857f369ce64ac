import { useEffect, useRef } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import styles from '../recording.module.css'

/** What the camera sees now, as in a mirror and without sound. */
export const LivePicture = ({ stream }: { stream: MediaStream }) => {
  const { t } = useTexts()
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return (
    <video
      ref={video}
      className={styles.live}
      aria-label={t('documents.live_picture')}
      autoPlay
      muted
      playsInline
    />
  )
}
