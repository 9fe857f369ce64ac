import { useEffect, useState } from 'react'

/** A film in a small window above everything; undefined where the browser has none. */
export const usePictureInPicture = (video: HTMLVideoElement | null) => {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    if (!video) return undefined
    const enter = () => setOut(true)
    const leave = () => setOut(false)
    video.addEventListener('enterpictureinpicture', enter)
    video.addEventListener('leavepictureinpicture', leave)
    return () => {
      video.removeEventListener('enterpictureinpicture', enter)
      video.removeEventListener('leavepictureinpicture', leave)
    }
  }, [video])
  if (!video || typeof document === 'undefined' || !document.pictureInPictureEnabled) return undefined
  const toggle = () => {
    if (document.pictureInPictureElement === video) void document.exitPictureInPicture()
    // A film that has not come yet cannot go.
    else video.requestPictureInPicture().catch(() => {})
  }
  return { isOut, toggle }
}
export type PictureInPicture = ReturnType<typeof usePictureInPicture>
