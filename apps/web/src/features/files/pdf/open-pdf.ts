import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type PdfLibrary, readingOptions } from './load-pdf-library.ts'
import { EndlessError, type FindState, mostPages, noFind, type PdfState } from './pdf-state.ts'
import { firstZoom, followsView, rescale } from './toolbar/pdf-zoom.ts'

export interface PdfPlace {
  page: number
  zoom: string
}

export interface PdfRequest {
  /** Scrolls; has an element for the pages in it. */
  container: HTMLDivElement
  url: string
  /** Where an earlier link of the same document was left; null for its beginning. */
  place: PdfPlace | null
  onState: (change: Partial<PdfState>) => void
  /** A page could not be read. */
  onBroken: (error: unknown) => void
  /** The first page is drawn. */
  onDrawn: () => void
  nameOfPage: (number: number) => string
}

/** An open document. */
export interface OpenPdf {
  readonly document: PDFDocumentProxy
  goTo: (page: number) => void
  /** A preset of `zoomPresets`. */
  setZoom: (zoom: string) => void
  /** @param origin the point of the window that stays where it is */
  setScale: (scale: number, origin?: [number, number]) => void
  find: (words: string, more: { again: boolean; backwards: boolean }) => void
  endFind: () => void
  close: () => void
}

const findStates = ['found', 'missing', 'found', 'waiting'] as const

interface Counted {
  matchesCount: { current: number; total: number }
}

const createViewer = ({ parts }: PdfLibrary, wish: PdfRequest) => {
  const { container, onState, onBroken, onDrawn, nameOfPage } = wish
  const eventBus = new parts.EventBus()
  const linkService = new parts.PDFLinkService({
    eventBus,
    externalLinkTarget: parts.LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer nofollow',
  })
  const findController = new parts.PDFFindController({ eventBus, linkService })
  const viewer = new parts.PDFViewer({
    ...{ container, eventBus, linkService, findController },
    // Links may be followed; forms are not filled in, and nothing is drawn into a document.
    annotationMode: 1,
    annotationEditorMode: -1,
  })
  linkService.setViewer(viewer)

  let find: FindState = noFind
  const tellFind = (change: Partial<FindState>) => {
    find = { ...find, ...change }
    onState({ find })
  }
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => onState({ page: pageNumber }))
  eventBus.on('scalechanging', ({ scale, presetValue }: { scale: number; presetValue?: string }) =>
    onState({ scale, zoom: presetValue ?? String(scale) }),
  )
  eventBus.on('updatefindmatchescount', ({ matchesCount }: Counted) => tellFind(matchesCount))
  eventBus.on('updatefindcontrolstate', ({ state, matchesCount }: Counted & { state: number }) =>
    tellFind({ at: findStates[state] ?? 'none', ...matchesCount }),
  )
  eventBus.on(
    'pagerendered',
    ({
      source,
      pageNumber,
      error,
    }: {
      source: { div: HTMLElement }
      pageNumber: number
      error?: unknown
    }) => {
      source.div.removeAttribute('data-l10n-id')
      source.div.setAttribute('aria-label', nameOfPage(pageNumber))
      onDrawn()
      if (error) onBroken(error)
    },
  )
  return { eventBus, linkService, viewer, forgetFind: () => tellFind(noFind) }
}

/**
 * Reads a document and shows it in a container; only the pages near the view are drawn.
 *
 * @throws what the library throws: told apart by `pdfFaultOf`
 */
export const openPdf = async (
  library: PdfLibrary,
  wish: PdfRequest,
  signal: AbortSignal,
): Promise<OpenPdf> => {
  const { container, url, place, onState } = wish
  container.firstElementChild?.replaceChildren()
  const worker = new library.library.PDFWorker()
  const task = library.library.getDocument({ url, worker, ...readingOptions })
  const end = () => {
    void task.destroy()
    // The library would ask the worker to end: one that a damaged document keeps busy never hears it.
    worker.destroy()
  }
  signal.addEventListener('abort', end)
  task.onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
    onState({ loaded: total > 0 ? Math.min(1, loaded / total) : 0 })
  const document = await task.promise
  if (document.numPages > mostPages) throw new EndlessError(String(document.numPages))
  const { eventBus, linkService, viewer, forgetFind } = createViewer(library, wish)

  const watch = new ResizeObserver(() => {
    // What has no place on the page has nothing to scroll: the page was left, or this part of it is closed.
    if (container.clientWidth === 0) return
    const { currentScaleValue: zoom } = viewer
    if (followsView(zoom)) viewer.currentScaleValue = zoom
    viewer.update()
  })
  eventBus.on('pagesinit', () => {
    if (signal.aborted) return
    viewer.currentScaleValue = place?.zoom ?? firstZoom(container.clientWidth)
    if (place) viewer.currentPageNumber = place.page
    watch.observe(container)
    onState({ at: 'ready', pages: document.numPages, page: viewer.currentPageNumber })
  })
  viewer.setDocument(document)
  linkService.setDocument(document, null)

  return {
    document,
    goTo: (page) => {
      viewer.currentPageNumber = Math.min(document.numPages, Math.max(1, page))
    },
    setZoom: (zoom) => {
      viewer.currentScaleValue = zoom
    },
    setScale: (scale, origin) => rescale(viewer, scale, origin),
    find: (query, { again, backwards }) =>
      eventBus.dispatch('find', {
        ...{ source: wish, type: again ? 'again' : '', query, findPrevious: backwards },
        ...{ caseSensitive: false, entireWord: false, highlightAll: true, matchDiacritics: false },
      }),
    endFind: () => {
      eventBus.dispatch('findbarclose', { source: wish })
      forgetFind()
    },
    close: () => {
      watch.disconnect()
      viewer.cleanup()
      end()
    },
  }
}
