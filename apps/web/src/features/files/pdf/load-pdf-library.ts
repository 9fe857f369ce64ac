import { pdfAssets, pdfWorker } from 'virtual:pdf-assets'
import { tryAgain } from './try-again.ts'

const load = async () => {
  const library = await import('pdfjs-dist/legacy/build/pdf.mjs')
  library.GlobalWorkerOptions.workerSrc = pdfWorker
  // Its viewer takes the library from the window, where the library has put itself.
  const parts = await import('pdfjs-dist/legacy/web/pdf_viewer.mjs')
  return { library, parts }
}

export type PdfLibrary = Awaited<ReturnType<typeof load>>

/** The library that reads and draws documents; rejects when it does not come within five seconds of tries. */
export const loadPdfLibrary = (): Promise<PdfLibrary> => tryAgain(load)

/** What reading a document needs beside its address: all of it from our own files. */
export const readingOptions = {
  cMapUrl: `${pdfAssets}cmaps/`,
  cMapPacked: true,
  standardFontDataUrl: `${pdfAssets}standard_fonts/`,
  wasmUrl: `${pdfAssets}wasm/`,
  iccUrl: `${pdfAssets}iccs/`,
  // A file of a stranger: a picture larger than this is left out rather than drawn.
  maxImageSize: 64_000_000,
}
