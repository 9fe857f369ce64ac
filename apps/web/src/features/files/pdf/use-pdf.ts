import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { report } from '../../../lib/reporting.ts'
import { loadPdfLibrary } from './load-pdf-library.ts'
import { type OpenPdf, openPdf, type PdfPlace } from './open-pdf.ts'
import { isRefused, loadingState, pdfFaultOf, type PdfState } from './pdf-state.ts'

interface PdfOptions {
  container: RefObject<HTMLDivElement | null>
  url: string
  /** Asks for a fresh link: links are good for five minutes. Null when there is none any more. */
  renew: () => Promise<string | null>
  nameOfPage: (number: number) => string
}

const linkOrNone = async (renew: PdfOptions['renew']): Promise<string | null> => {
  try {
    return await renew()
  } catch {
    return null
  }
}

/** A document in a container: what of it is seen, and what can be done with it once it is open. */
export const usePdf = ({ container, url, renew, nameOfPage }: PdfOptions) => {
  const [state, setState] = useState<PdfState>(loadingState)
  const [opened, setOpened] = useState<OpenPdf>()
  const [round, setRound] = useState(0)
  const place = useRef<PdfPlace>(null)
  const fresh = useRef<string>(undefined)
  const hasRenewed = useRef(false)
  const nameIt = useEffectEvent(nameOfPage)
  const renewOnce = useEffectEvent(async (error: unknown): Promise<boolean> => {
    if (!isRefused(error) || hasRenewed.current) return false
    hasRenewed.current = true
    const link = await linkOrNone(renew)
    if (link === null) return false
    fresh.current = link
    setRound((now) => now + 1)
    return true
  })

  useEffect(() => {
    const ending = new AbortController()
    let open: OpenPdf | undefined
    const { current: box } = container
    const change = (part: Partial<PdfState>) => {
      if (ending.signal.aborted) return
      setState((old) => ({ ...old, ...part }))
      if (part.page !== undefined) place.current = { zoom: 'auto', ...place.current, page: part.page }
      if (part.zoom !== undefined) place.current = { page: 1, ...place.current, zoom: part.zoom }
    }
    const fail = async (error: unknown) => {
      if (ending.signal.aborted || (await renewOnce(error))) return
      if (pdfFaultOf(error) === 'gone') report(error, 'pdf viewer')
      change({ at: pdfFaultOf(error) })
    }
    const start = async (box: HTMLDivElement) => {
      const from = place.current
      setState(loadingState)
      const library = await loadPdfLibrary()
      if (ending.signal.aborted) return
      const wish = {
        ...{ container: box, url: fresh.current ?? url, onState: change, nameOfPage: nameIt },
        place: from,
        onBroken: (error: unknown) => void fail(error),
      }
      open = await openPdf(library, wish, ending.signal)
      if (ending.signal.aborted) return open.close()
      setOpened(open)
    }
    if (box) start(box).catch((error: unknown) => void fail(error))
    return () => {
      ending.abort()
      open?.close()
      setOpened(undefined)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a link that is renewed elsewhere shows the same document
  }, [container, round])

  return {
    state,
    opened,
    /** Tries the same document again, after a failure. */
    again: () => {
      hasRenewed.current = false
      setRound((now) => now + 1)
    },
  }
}
