import { useEffect, useRef, useState } from 'react'
import { report } from '../../../lib/reporting.ts'
import type { OpenPdf } from './open-pdf.ts'
import { printPdf } from './print-pdf.ts'

export interface Printing {
  /** Pages that are ready; undefined while nothing is printed. */
  ready: number | undefined
  print: () => void
}

/** Prints the open document; leaving it ends the work. */
export const usePrint = (opened: OpenPdf | undefined): Printing => {
  const [ready, setReady] = useState<number>()
  const ending = useRef<AbortController>(undefined)
  useEffect(() => () => ending.current?.abort(), [opened])
  const print = () => {
    if (!opened || ready !== undefined) return
    const current = new AbortController()
    ending.current = current
    setReady(0)
    printPdf(opened.document, setReady, current.signal)
      .catch((error: unknown) => report(error, 'print'))
      .finally(() => setReady(undefined))
      .catch(() => undefined)
  }
  return { ready, print }
}
