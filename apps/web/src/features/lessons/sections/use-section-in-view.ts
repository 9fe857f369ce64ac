import { useEffect, useState } from 'react'
import type { PageLesson } from '../page-lesson.ts'
import { placeInView, readingLine } from './section-in-view.ts'

/** The id of the section that is read now; nothing before the page stands. */
export const useSectionInView = (sections: PageLesson['sections']): number | undefined => {
  const [place, setPlace] = useState<number>()
  useEffect(() => {
    const look = () => {
      const {
        scrollTop: top,
        clientHeight: windowHeight,
        scrollHeight: pageHeight,
      } = document.documentElement
      const tops = sections.map(
        ({ id }) => document.getElementById(`section-${id}`)?.getBoundingClientRect().top ?? Infinity,
      )
      setPlace(placeInView(tops, readingLine({ top, windowHeight, pageHeight })))
    }
    look()
    const stop = new AbortController()
    const options = { passive: true, signal: stop.signal }
    window.addEventListener('scroll', look, options)
    window.addEventListener('resize', look, options)
    return () => stop.abort()
  }, [sections])
  return place === undefined ? undefined : sections[place]?.id
}
