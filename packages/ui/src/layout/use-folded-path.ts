import { useLayoutEffect, useRef } from 'react'

/** Seven letters of a name with its padding, in pixels: less of it says nothing. */
const leastCrumb = 72
/** Sixteen letters of a title. */
const leastTitle = 124

const isCut = (element: Element, least: number): boolean =>
  element.scrollWidth > element.clientWidth + 1 && element.clientWidth < least

const isTight = (path: HTMLElement, title: HTMLElement | null): boolean =>
  [...path.querySelectorAll('li > a')].some((crumb) => isCut(crumb, leastCrumb)) ||
  (title !== null && isCut(title, leastTitle))

/** `data-fold`: `none` of the path, its `middle`, or `all` of it; the least that leaves no stub of a name behind. */
const fold = (path: HTMLElement, title: HTMLElement | null) => {
  const hasMiddle = path.querySelectorAll('li > a').length > 1
  for (const folded of hasMiddle ? ['none', 'middle', 'all'] : ['none', 'all']) {
    path.dataset['fold'] = folded
    if (!isTight(path, title)) return
  }
}

/** Folds a path where names would be cut to stubs: at each drawing, and when what stands beside it changes its size. */
export const useFoldedPath = () => {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const path = ref.current
    const bar = path?.closest('header')
    if (!path || !bar) return undefined
    const title = bar.querySelector('h1')
    const measure = () => fold(path, title)
    measure()
    const observer = new ResizeObserver(measure)
    // Not the path and the title: folding itself changes them.
    const others = [...bar.children].filter((each) => each !== title && !each.contains(path))
    for (const each of [bar, ...others]) observer.observe(each)
    return () => observer.disconnect()
  })
  return ref
}
