import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import styles from './print-pdf.module.css'

/** Dots per inch on paper, and in the measures of a document. */
const resolution = { paper: 150, page: 72 } as const

const drawPage = async (page: PDFPageProxy): Promise<string> => {
  const viewport = page.getViewport({ scale: resolution.paper / resolution.page })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await page.render({ canvas, viewport, intent: 'print', background: 'white' }).promise
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  // A canvas of many pages would hold a lot of memory until it is collected.
  canvas.width = 0
  if (!blob) throw new Error('A page could not be drawn for printing')
  return URL.createObjectURL(blob)
}

const showPage = async (sheet: HTMLElement, address: string): Promise<void> => {
  const picture = document.createElement('img')
  picture.src = address
  picture.alt = ''
  sheet.append(picture)
  await picture.decode()
}

/**
 * Prints a document, page by page as pictures.
 *
 * @param onProgress pages that are ready
 */
export const printPdf = async (
  pdf: PDFDocumentProxy,
  onProgress: (pages: number) => void,
  signal: AbortSignal,
): Promise<void> => {
  const sheet = document.createElement('div')
  sheet.className = styles['sheet'] ?? ''
  sheet.dataset['pdfPrint'] = ''
  const addresses: string[] = []
  document.body.append(sheet)
  try {
    for (let number = 1; number <= pdf.numPages && !signal.aborted; number += 1) {
      const address = await drawPage(await pdf.getPage(number))
      addresses.push(address)
      await showPage(sheet, address)
      onProgress(number)
    }
    if (!signal.aborted) window.print()
  } finally {
    sheet.remove()
    for (const address of addresses) URL.revokeObjectURL(address)
  }
}
