import type { OpenPdf } from './open-pdf.ts'
import type { PdfState } from './pdf-state.ts'
import { zoomed } from './toolbar/pdf-zoom.ts'

interface PdfKeyWork {
  state: PdfState
  opened: OpenPdf
  find: () => void
  /** Null when it may not be printed. */
  print: (() => void) | null
}

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

/** Keys that mean the same with and without Ctrl: a reader of documents knows both. */
const zoomOf = (key: string, { state, opened }: PdfKeyWork): (() => void) | undefined => {
  if (key === '+' || key === '=') return () => opened.setScale(zoomed(state.scale, 1))
  if (key === '-' || key === '_') return () => opened.setScale(zoomed(state.scale, -1))
  if (key === '0') return () => opened.setZoom('auto')
}

const pageOf = (key: string, { state, opened }: PdfKeyWork): (() => void) | undefined => {
  if (key === 'ArrowRight' || key === 'n') return () => opened.goTo(state.page + 1)
  if (key === 'ArrowLeft' || key === 'p') return () => opened.goTo(state.page - 1)
  if (key === 'Home') return () => opened.goTo(1)
  if (key === 'End') return () => opened.goTo(state.pages)
}

/** Does what a key means in a document. @returns whether it meant something */
export const pdfKey = (event: KeyboardEvent, work: PdfKeyWork): boolean => {
  const { key, altKey } = event
  const command = event.ctrlKey || event.metaKey
  if (altKey) return false
  const byCommand = { f: work.find, p: work.print ?? (() => undefined) }
  const act = command
    ? (zoomOf(key, work) ?? (key === 'f' || key === 'p' ? byCommand[key] : undefined))
    : writes(event.target)
      ? undefined
      : (zoomOf(key, work) ?? pageOf(key, work))
  act?.()
  return act !== undefined
}
