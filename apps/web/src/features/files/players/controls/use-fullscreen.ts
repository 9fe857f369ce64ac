import { useEffect, useState, type RefObject } from 'react'

interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen(): void
}
const isPhoneVideo = (media: HTMLVideoElement | null): media is PhoneVideo =>
  media !== null && 'webkitEnterFullscreen' in media

/** A player over the whole screen; on phones that let only films there, the film alone. */
export const useFullscreen = (frame: RefObject<HTMLElement | null>) => {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const changed = () =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === frame.current)
    document.addEventListener('fullscreenchange', changed)
    return () => document.removeEventListener('fullscreenchange', changed)
  }, [frame])
  const toggle = () => {
    const element = frame.current
    if (!element) return
    if (document.fullscreenElement === element) void document.exitFullscreen()
    else if ('requestFullscreen' in element) element.requestFullscreen().catch(() => {})
    else {
      const video = frame.current?.querySelector('video') ?? null
      if (isPhoneVideo(video)) video.webkitEnterFullscreen()
    }
  }
  return { isFull, toggle }
}
