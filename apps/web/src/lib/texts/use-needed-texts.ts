import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { untilThere } from '../drawing/late-parts.ts'
import type { TextGroup } from './text-id.ts'

/** Loads groups of texts for what comes with a first use, always the same ones; false until they are here. */
export const useNeededTexts = (...groups: readonly TextGroup[]): boolean => {
  const [needed] = useState(groups)
  const { texts } = useRouteContext({ from: '__root__' })
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let isGone = false
    void untilThere(() => texts.need(...needed)).then(() => !isGone && setReady(true))
    return () => {
      isGone = true
    }
  }, [texts, needed])
  return isReady
}
