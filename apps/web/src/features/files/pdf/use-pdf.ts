import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { report } from '../../../lib/reporting.ts'
import { loadPdfLibrary } from './load-pdf-library.ts'
import { watchOpening } from './opening-watch.ts'
import { type OpenPdf, openPdf, type PdfPlace } from './open-pdf.ts'
import { isRefused, loadingState, type PdfFault, pdfFaultOf, type PdfState } from './pdf-state.ts'

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
  const giveUp = useRef<(why: PdfFault) => void>(undefined)
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
    const watch = watchOpening({
      onSlow: () => change({ isSlow: true }),
      onOver: () => end('slow'),
      isHidden: () => document.hidden,
    })
    const { current: box } = container
    const change = (part: Partial<PdfState>) => {
      if (ending.signal.aborted) return
      if (part.loaded !== undefined) watch.moved()
      setState((old) => ({ ...old, ...part }))
      if (part.page !== undefined) place.current = { zoom: 'auto', ...place.current, page: part.page }
      if (part.zoom !== undefined) place.current = { page: 1, ...place.current, zoom: part.zoom }
    }
    const end = (why: PdfFault) => {
      change({ at: why })
      close()
    }
    const close = () => {
      ending.abort()
      watch.end()
      open?.close()
      setOpened(undefined)
    }
    const fail = async (error: unknown) => {
      if (ending.signal.aborted || (await renewOnce(error))) return
      if (pdfFaultOf(error) === 'gone') report(error, 'pdf viewer')
      end(pdfFaultOf(error))
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
        onDrawn: watch.end,
      }
      open = await openPdf(library, wish, ending.signal)
      if (ending.signal.aborted) return open.close()
      setOpened(open)
    }
    giveUp.current = end
    if (box) start(box).catch((error: unknown) => void fail(error))
    return close
    // oxlint-disable-next-line react/exhaustive-deps -- a link that is renewed elsewhere shows the same document
  }, [container, round])

  return {
    state,
    opened,
    /** Ends the opening of a document that takes too long for its reader. */
    stop: () => giveUp.current?.('stopped'),
    /** Tries the same document again, after a failure. */
    again: () => {
      hasRenewed.current = false
      setRound((now) => now + 1)
    },
  }
}
