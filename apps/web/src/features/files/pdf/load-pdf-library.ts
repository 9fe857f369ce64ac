import { pdfAssets, pdfWorker } from 'virtual:pdf-assets'

/** While the library is not there it is asked for again after so many milliseconds (document 001 §4). */
const retryMs = 200
const mostTries = 25

const load = async () => {
  const library = await import('pdfjs-dist/legacy/build/pdf.mjs')
  library.GlobalWorkerOptions.workerSrc = pdfWorker
  // Its viewer takes the library from the window, where the library has put itself.
  const parts = await import('pdfjs-dist/legacy/web/pdf_viewer.mjs')
  return { library, parts }
}

export type PdfLibrary = Awaited<ReturnType<typeof load>>

/** The library that reads and draws documents; rejects when it does not come within five seconds of tries. */
export const loadPdfLibrary = async (): Promise<PdfLibrary> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load()
    } catch (error) {
      if (tries >= mostTries) throw error
      await new Promise((resolve) => setTimeout(resolve, retryMs))
    }
  }
}

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
