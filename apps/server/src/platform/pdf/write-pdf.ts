import { createRequire } from 'node:module'
import { GlobalFonts, PDFDocument } from '@napi-rs/canvas'
import type { PdfParagraph } from './pdf-paragraph.ts'
import { wrapLines } from './wrap-lines.ts'

type Sheet = ReturnType<PDFDocument['beginPage']>

/** A4 in points. */
const page = { width: 595, height: 842, margin: 64 } as const
const barWidth = 3
const indent = 14

const looks = {
  title: { size: 24, leading: 30, weight: 600, ink: '#14171f', before: 0, indent: 0 },
  heading: { size: 15, leading: 20, weight: 600, ink: '#14171f', before: 22, indent: 0 },
  text: { size: 11, leading: 16, weight: 400, ink: '#14171f', before: 6, indent },
  quote: { size: 11, leading: 16, weight: 400, ink: '#454b59', before: 14, indent },
  small: { size: 9, leading: 13, weight: 400, ink: '#626978', before: 4, indent },
} as const
type Look = (typeof looks)[PdfParagraph['look']]

const require = createRequire(import.meta.url)
const scripts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'] as const

/** Every script has a file of its own: a letter is taken from the first that has it. */
const openFonts = (): void => {
  for (const weight of [400, 600])
    for (const script of scripts)
      GlobalFonts.registerFromPath(
        require.resolve(`@fontsource/inter/files/inter-${script}-${weight}-normal.woff2`),
        `lectern-${weight}-${script}`,
      )
}

const fontOf = ({ size, weight }: Look): string =>
  `${size}px ${scripts.map((script) => `'lectern-${weight}-${script}'`).join(', ')}`

/** Sets paragraphs on pages, one below the other. */
const createSetter = (document: PDFDocument) => {
  let sheet: Sheet | null = null
  let top: number = page.margin
  const begin = (): Sheet => {
    if (sheet) document.endPage()
    const next = document.beginPage(page.width, page.height)
    sheet = next
    top = page.margin
    return next
  }
  const prepare = (context: Sheet, look: Look) => {
    context.font = fontOf(look)
    // Letters that are joined or exchanged for others cannot be copied out again: 12:34 would lose its colon.
    context.textRendering = 'optimizeSpeed'
    context.fontKerning = 'none'
  }
  const roomBelow = () => page.height - page.margin - top
  return {
    set: ({ look: name, text, bar, link }: PdfParagraph): void => {
      const look = looks[name]
      const left = page.margin + look.indent
      const width = page.width - page.margin - left
      let context = sheet ?? begin()
      prepare(context, look)
      const lines = wrapLines(text, (part) => context.measureText(part).width <= width)
      if (top > page.margin) top += look.before
      // A heading stays with the first lines of what it heads.
      if (name === 'heading' && roomBelow() < look.leading * lines.length + 60) context = begin()
      for (const line of lines) {
        if (roomBelow() < look.leading) context = begin()
        prepare(context, look)
        context.fillStyle = look.ink
        context.fillText(line, left, top + look.size)
        if (bar !== undefined) {
          context.fillStyle = bar
          context.fillRect(page.margin, top, barWidth, look.leading)
        }
        if (link !== undefined)
          context.annotateLinkUrl(left, top, left + context.measureText(line).width, top + look.leading, link)
        top += look.leading
      }
    },
    end: (): Buffer => {
      if (!sheet) begin()
      document.endPage()
      return document.close()
    },
  }
}

/**
 * A document of plain paragraphs as PDF, whose words can be selected and searched in every script that the fonts have. It keeps
 * the thread busy for seconds.
 */
export const writePdf = (title: string, paragraphs: readonly PdfParagraph[]): Buffer => {
  openFonts()
  const setter = createSetter(new PDFDocument({ title }))
  for (const paragraph of paragraphs) setter.set(paragraph)
  return setter.end()
}
