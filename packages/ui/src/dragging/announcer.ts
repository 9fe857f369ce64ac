import { createContext, use } from 'react'

/** What a screen reader is told while something is dragged, in the reader's language. Places count from 1. */
export interface DragWords {
  picked: (name: string, place: number, total: number) => string
  /** `target` stands now where it would go. */
  over: (name: string, target: string, place: number, total: number) => string
  put: (name: string, place: number, total: number) => string
  pickedFree: (name: string) => string
  overPlace: (name: string, target: string) => string
  overNothing: (name: string) => string
  putInto: (name: string, target: string) => string
  cancelled: (name: string) => string
}

/** The words of the page; without them a drag is silent. */
export const DragWordsContext = createContext<DragWords | undefined>(undefined)

/** Within reach of a screen reader: beside an open dialog nothing is. */
const placeNow = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body

let region: HTMLElement | undefined

const regionNow = (): HTMLElement => {
  region ??= Object.assign(document.createElement('div'), { role: 'status' })
  region.dataset['dragNews'] = ''
  region.setAttribute('aria-live', 'assertive')
  Object.assign(region.style, {
    position: 'fixed',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  })
  const place = placeNow()
  if (region.parentElement !== place) place.append(region)
  return region
}

/** Tells assistive technology what happens to a dragged thing. */
export const useDragNews = () => {
  const words = use(DragWordsContext)
  return (sentence: (words: DragWords) => string) => {
    if (words) regionNow().textContent = sentence(words)
  }
}
