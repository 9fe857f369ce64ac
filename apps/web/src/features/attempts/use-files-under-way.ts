import { useEffect, useEffectEvent, useState } from 'react'
import { noFilesUnderWay, type FilesUnderWay } from './answer-place.ts'

const isIdle = ({ underWay, stuck, recording }: FilesUnderWay): boolean => underWay + stuck + recording === 0

/** Lets the end of an attempt wait until all files of its answers are with the server (document 002 §5). */
export const useFilesUnderWay = (end: () => void) => {
  const [work, setWork] = useState<FilesUnderWay>(noFilesUnderWay)
  const [isWanted, setWanted] = useState(false)
  const isReady = isIdle(work)
  const endNow = useEffectEvent(end)
  useEffect(() => {
    // After the page has drawn the answers with their files: an end that comes sooner would find them missing.
    if (isWanted && isReady) endNow()
  }, [isWanted, isReady])
  return {
    work,
    onWork: (now: FilesUnderWay) => {
      setWork(now)
      // Whoever attaches something more goes on answering.
      if (isReady && !isIdle(now)) setWanted(false)
    },
    waits: isWanted && !isReady,
    /** Ends it now, or as soon as the files are there. */
    endWhenReady: () => (isReady ? end() : setWanted(true)),
    callOff: () => setWanted(false),
  }
}
