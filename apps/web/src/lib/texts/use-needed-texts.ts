import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { untilThere } from '../drawing/late-parts.ts'
import type { TextGroup } from './text-id.ts'

/** Loads a group of texts for what comes with a first use; false until it is here. */
export const useNeededTexts = (group: TextGroup): boolean => {
  const { texts } = useRouteContext({ from: '__root__' })
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let isGone = false
    void untilThere(() => texts.need(group)).then(() => !isGone && setReady(true))
    return () => {
      isGone = true
    }
  }, [texts, group])
  return isReady
}
