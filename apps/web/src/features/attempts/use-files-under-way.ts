import { useEffect, useEffectEvent, useState } from 'react'
import { isIdle, noFilesUnderWay, type WaitingStep, type WorkBefore } from './answer-place.ts'

const nothing: WorkBefore = { next: noFilesUnderWay, finish: noFilesUnderWay }

/** Lets a step wait until the files of the answers before it are with the server (document 002 §5), and then take place. */
export const useFilesUnderWay = (take: (step: WaitingStep) => void) => {
  const [work, setWork] = useState(nothing)
  const [wanted, setWanted] = useState<WaitingStep>()
  const isReady = wanted === undefined || isIdle(work[wanted])
  const takeNow = useEffectEvent(take)
  useEffect(() => {
    // After the page has drawn the answers with their files: an end that comes sooner would find them missing.
    if (wanted && isReady) takeNow(wanted)
  }, [wanted, isReady])
  return {
    onWork: (now: WorkBefore) => {
      setWork(now)
      // The step was taken; what is attached after it waits for a press of its own.
      if (wanted && isReady && !isIdle(now[wanted])) setWanted(undefined)
    },
    /** What is waited for, by which step. */
    waiting: wanted && !isReady ? { step: wanted, work: work[wanted] } : undefined,
    /** Takes the step now, or as soon as the files are there. */
    takeWhenReady: (step: WaitingStep) => (isIdle(work[step]) ? take(step) : setWanted(step)),
    callOff: () => setWanted(undefined),
  }
}
