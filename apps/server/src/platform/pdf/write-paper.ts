import PdfSheet from 'pdfkit'
import { createConcurrencyLimit } from '../concurrency-limit.ts'
import { wrapLines } from './wrap-lines.ts'
import type { Paper, PaperColumn, PaperParty } from './paper.ts'
import { facesOf, roughWidth, runsOf, type Weight } from './paper-letters.ts'

/** A4 in points. */
const page = { width: 595.28, height: 841.89, side: 56, top: 56, foot: 96 } as const
const inner = page.width - 2 * page.side
const bottom = page.height - page.foot
const ink = { text: '#14171f', muted: '#5b6270', line: '#d9dce3', strong: '#14171f' } as const

interface Look {
  readonly size: number
  readonly leading: number
  readonly weight: Weight
  readonly color: string
}

const looks = {
  title: { size: 22, leading: 28, weight: 600, color: ink.text },
  mark: { size: 11, leading: 16, weight: 600, color: '#8a4b00' },
  label: { size: 8.5, leading: 12, weight: 400, color: ink.muted },
  name: { size: 10.5, leading: 15, weight: 600, color: ink.text },
  text: { size: 9.5, leading: 14, weight: 400, color: ink.text },
  strong: { size: 9.5, leading: 14, weight: 600, color: ink.text },
  total: { size: 12, leading: 20, weight: 600, color: ink.text },
  small: { size: 8, leading: 11, weight: 400, color: ink.muted },
} as const satisfies Record<string, Look>

type Sheet = InstanceType<typeof PdfSheet>

interface Box {
  readonly x: number
  readonly width: number
  readonly align?: 'end' | undefined
}

const createPen = (sheet: Sheet) => {
  const widthOf = (text: string, { weight, size }: Look): number =>
    runsOf(text, weight).reduce(
      (sum, run) => sum + sheet.font(run.face.name).fontSize(size).widthOfString(run.text),
      0,
    )
  const wrap = (text: string, look: Look, width: number): string[] =>
    wrapLines(text, (part) => roughWidth(part, look.weight) * look.size <= width)
  const line = (text: string, look: Look, { x, width, align }: Box, y: number): void => {
    let left = align === 'end' ? x + width - widthOf(text, look) : x
    for (const run of runsOf(text, look.weight)) {
      sheet.font(run.face.name).fontSize(look.size).fillColor(look.color)
      sheet.text(run.text, left, y + (look.leading - look.size) / 2, { lineBreak: false })
      left += sheet.widthOfString(run.text)
    }
  }
  return {
    wrap,
    line,
    /** Sets a text from a height on. @returns the height below it */
    block: (text: string, look: Look, box: Box, y: number): number =>
      wrap(text, look, box.width).reduce((at, part) => {
        line(part, look, box, at)
        return at + look.leading
      }, y),
    rule: (y: number, color: string = ink.line, width = 0.75): void => {
      sheet
        .moveTo(page.side, y)
        .lineTo(page.width - page.side, y)
        .lineWidth(width)
        .strokeColor(color)
        .stroke()
    },
  }
}
type Pen = ReturnType<typeof createPen>

const setHead = (pen: Pen, { title, mark, facts }: Paper): number => {
  const whole = { x: page.side, width: inner }
  let y = pen.block(title, looks.title, whole, page.top)
  if (mark !== null) y = pen.block(mark, looks.mark, whole, y + 2)
  y += 8
  const width = inner / 3
  let below = y
  for (const [index, { label, value }] of facts.entries()) {
    const box = { x: page.side + (index % 3) * width, width: width - 16 }
    if (index > 0 && index % 3 === 0) y = below + 6
    below = Math.max(below, pen.block(value, looks.text, box, pen.block(label, looks.label, box, y)))
  }
  return below + 16
}

const setParties = (pen: Pen, parties: readonly PaperParty[], top: number): number => {
  const width = inner / Math.max(2, parties.length)
  return (
    Math.max(
      ...parties.map(({ heading, name, lines }, index) => {
        const box = { x: page.side + index * width, width: width - 24 }
        const named = pen.block(name, looks.name, box, pen.block(heading, looks.label, box, top))
        return lines.reduce((y, each) => pen.block(each, looks.text, box, y), named)
      }),
      top,
    ) + 20
  )
}

const boxesOf = (columns: readonly PaperColumn[]): Box[] => {
  const free = columns.filter(({ width }) => width === undefined).length
  const rest = inner - columns.reduce((sum, { width }) => sum + (width ?? 0), 0)
  let x: number = page.side
  return columns.map(({ width, align }) => {
    const own = width ?? rest / free
    const box = { x, width: own - (align === 'end' ? 0 : 12), align }
    x += own
    return box
  })
}

/** What is set below one another, over as many pages as it takes. */
const setBody = (sheet: Sheet, pen: Pen, paper: Paper, top: number): void => {
  let y = top
  const whole = { x: page.side, width: inner }
  const turn = () => {
    sheet.addPage()
    y = page.top
  }
  const boxes = boxesOf(paper.columns)
  const head = () => {
    for (const [index, { label }] of paper.columns.entries()) {
      const box = boxes[index]
      if (box) pen.line(label, looks.label, box, y)
    }
    y += looks.label.leading + 4
    pen.rule(y, ink.strong, 1)
    y += 6
  }
  head()
  for (const row of paper.rows) {
    const cells = row.map((text, index) => pen.wrap(text, looks.text, boxes[index]?.width ?? inner))
    const lines = Math.max(...cells.map(({ length }) => length))
    for (let at = 0; at < lines; at += 1) {
      if (y + looks.text.leading > bottom) {
        turn()
        head()
      }
      for (const [index, cell] of cells.entries()) {
        const box = boxes[index]
        const part = cell[at]
        if (box && part !== undefined) pen.line(part, looks.text, box, y)
      }
      y += looks.text.leading
    }
    pen.rule(y + 4)
    y += 9
  }
  const sums = { x: page.side + inner / 2, width: inner / 2 }
  for (const { label, value, isStrong } of paper.totals) {
    const look = isStrong === true ? looks.total : looks.text
    if (y + look.leading > bottom) turn()
    const named = pen.block(label, look, { ...sums, width: sums.width - 120 }, y)
    pen.line(value, look, { ...sums, align: 'end' }, y)
    y = named + 2
  }
  y += 16
  for (const { heading, text } of paper.notes) {
    if (y + looks.label.leading + looks.text.leading > bottom) turn()
    if (heading !== '') y = pen.block(heading, looks.label, whole, y)
    for (const part of pen.wrap(text, looks.text, inner)) {
      if (y + looks.text.leading > bottom) turn()
      pen.line(part, looks.text, whole, y)
      y += looks.text.leading
    }
    y += 10
  }
}

/** Lines of the foot: more would stand over the edge of the page. */
const mostFootLines = 5

const setFeet = (sheet: Sheet, pen: Pen, { footer, title, pageWords }: Paper): void => {
  const { count } = sheet.bufferedPageRange()
  const words = { x: page.side, width: inner - 110 }
  const place = { x: page.width - page.side - 100, width: 100, align: 'end' } as const
  for (let at = 0; at < count; at += 1) {
    sheet.switchToPage(at)
    const top = bottom + 16
    pen.rule(top)
    pen.line(pageWords(at + 1, count), looks.small, place, top + 8)
    const lines = pen.wrap(footer === '' ? title : footer, looks.small, words.width).slice(0, mostFootLines)
    for (const [index, text] of lines.entries())
      pen.line(text, looks.small, words, top + 8 + index * looks.small.leading)
  }
}

const set = (sheet: Sheet, paper: Paper): void => {
  const pen = createPen(sheet)
  setBody(sheet, pen, paper, setParties(pen, paper.parties, setHead(pen, paper)))
  setFeet(sheet, pen, paper)
}

/** Faces that a paper uses, known to its sheet by name. */
const registerFaces = (sheet: Sheet): void => {
  for (const weight of [400, 600] as const)
    for (const { name, bytes } of facesOf(weight)) sheet.registerFont(name, bytes)
}

const write = (paper: Paper): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const sheet = new PdfSheet({
      ...{ size: 'A4', margin: 0, bufferPages: true, lang: paper.language, displayTitle: true },
      pdfVersion: '1.7',
      info: { Title: paper.title, Author: paper.author, CreationDate: paper.at, Producer: 'Lectern' },
    })
    const parts: Buffer[] = []
    sheet.on('data', (part: Buffer) => parts.push(part))
    sheet.on('end', () => resolve(Buffer.concat(parts)))
    sheet.on('error', reject)
    registerFaces(sheet)
    set(sheet, paper)
    sheet.end()
  })

/** Papers are short and set within some hundredths of a second; many at once wait for each other, and others are answered between them. */
const turns = createConcurrencyLimit(1, 10_000)

/**
 * A paper as PDF: the same paper is the same bytes, whenever it is written.
 *
 * @throws TurnTimeoutError when too many are waited for
 */
export const writePaper = (paper: Paper): Promise<Buffer> =>
  turns.take(async () => {
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
    return write(paper)
  })
