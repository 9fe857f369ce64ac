import { useEffect, useEffectEvent, useState } from 'react'
import { type ChosenFile, readChosen, readDropped } from '../sending/chosen-files.ts'

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false
/** A dialog takes its files itself. */
const isBehindDialog = (): boolean => document.querySelector('dialog:modal') !== null

const dragTypes = ['dragenter', 'dragover', 'dragleave', 'drop'] as const

interface FileDrop {
  /** Nothing is taken while it is off. */
  isOn: boolean
  /** `at` is what lay below them; pasted files lie nowhere. */
  onFiles: (files: ChosenFile[], at: Element | null) => void
}

/** Takes files that are dropped anywhere in the window. @returns whether some are held above it */
export const useFileDrop = ({ isOn, onFiles }: FileDrop): boolean => {
  const [isAbove, setAbove] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    if (!isOn) return
    const enter = (event: DragEvent) => {
      if (!carriesFiles(event) || isBehindDialog()) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
      setAbove(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setAbove(false)
    }
    const drop = (event: DragEvent) => {
      setAbove(false)
      if (!carriesFiles(event) || !event.dataTransfer || isBehindDialog()) return
      event.preventDefault()
      const at = event.target instanceof Element ? event.target : null
      void readDropped(event.dataTransfer).then((files) => take(files, at))
    }
    // First of all listeners, so that whoever turns away stray files sees that these are taken.
    const listeners = { dragenter: enter, dragover: enter, dragleave: leave, drop }
    const gone = new AbortController()
    const options = { capture: true, signal: gone.signal }
    for (const type of dragTypes) window.addEventListener(type, listeners[type], options)
    return () => gone.abort()
  }, [isOn])
  return isOn && isAbove
}

const writesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea') !== null)

/** Takes files that are pasted anywhere, unless somebody pastes words into a field. */
export const useFilePaste = ({ isOn, onFiles }: FileDrop): void => {
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    if (!isOn) return
    const paste = (event: ClipboardEvent) => {
      const files = readChosen(event.clipboardData?.files ?? [])
      if (files.length === 0 || event.defaultPrevented) return
      if (writesText(event.target) && event.clipboardData?.types.includes('text/plain')) return
      event.preventDefault()
      take(files, null)
    }
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  }, [isOn])
}
