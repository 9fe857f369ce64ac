import { liveLimits } from '@lectern/contract/lessons/live'
import { useEffect, useRef } from 'react'
import { tellPresence } from '../../api.ts'

/** The unit in which the cursor stands, by the mark that its frame bears. */
const focusedUnit = (): string | null => {
  const frame = document.activeElement?.closest('[data-unit-key]')
  return frame instanceof HTMLElement ? (frame.dataset['unitKey'] ?? null) : null
}

/** How long somebody stays in a unit before others are told: who passes through with Tab is nowhere. */
const settleMs = 400

/** Tells others where this tab is: in which section, in which unit. Nobody is told of a page that nobody looks at. */
export const usePresence = (lessonId: number, tab: string, sectionId: number | undefined): void => {
  const section = useRef(sectionId)
  useEffect(() => {
    section.current = sectionId
  })

  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const tell = (isLeaving = false) => {
      const body = {
        tab,
        section_id: section.current ?? null,
        unit_key: focusedUnit(),
        is_leaving: isLeaving,
      }
      // Nothing is lost when it does not arrive: the next word follows in some seconds.
      tellPresence({ params: { lesson: lessonId }, body }).catch(() => {})
    }
    const tellSoon = () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => tell(document.hidden), settleMs)
    }
    const leave = () => tell(true)
    tellSoon()
    const beat = setInterval(() => {
      if (!document.hidden) tell()
    }, liveLimits.beatMs)
    const away = new AbortController()
    const { signal } = away
    document.addEventListener('focusin', tellSoon, { signal })
    document.addEventListener('focusout', tellSoon, { signal })
    document.addEventListener('visibilitychange', tellSoon, { signal })
    window.addEventListener('pagehide', leave, { signal })
    return () => {
      clearTimeout(waiting)
      clearInterval(beat)
      away.abort()
      leave()
    }
  }, [lessonId, tab, sectionId])
}
