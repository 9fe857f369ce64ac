const blocks = new Set([
  'BR',
  'LI',
  'TR',
  'P',
  'DIV',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'BLOCKQUOTE',
  'PRE',
  'UL',
  'OL',
  'TABLE',
])

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

const inLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Before a top entry of a numbered list stands its number, before the others a dash. */
const bulletOf = (item: Element): string => {
  const list = item.parentElement
  if (list?.tagName !== 'OL' || list.parentElement?.closest('ol, ul')) return '- '
  return `${[...list.children].filter(({ tagName }) => tagName === 'LI').indexOf(item) + 1}. `
}

/** The lines of what was copied from a document or a table: a paragraph, an entry, or a row with tabs between its cells each. */
export const linesOfHtml = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const lines: string[] = ['']
  const breakLine = () => {
    if (lines.at(-1)?.trim() !== '') lines.push('')
  }
  const write = (text: string) => lines.push(`${lines.pop() ?? ''}${text}`)
  const walk = (node: Node): void => {
    if (!isElement(node)) {
      if (node.nodeType === Node.TEXT_NODE) write((node.textContent ?? '').replaceAll(/\s+/g, ' '))
      return
    }
    if (node.tagName === 'STYLE' || node.tagName === 'SCRIPT') return
    const isBlock = blocks.has(node.tagName)
    if (isBlock) breakLine()
    if (node.tagName === 'LI') write(bulletOf(node))
    if (node.tagName === 'TR') write([...node.children].map((cell) => inLine(cell.textContent)).join('\t'))
    else for (const child of node.childNodes) walk(child)
    if (isBlock) breakLine()
  }
  walk(body)
  return lines
    .map((line) => line.replaceAll('\u00A0', ' ').replace(/^ +| +$/g, ''))
    .filter((line) => line.trim() !== '')
    .join('\n')
}

/** Whether copied HTML says more than its words alone: cells, or numbers of a list. */
export const hasLines = (html: string): boolean => /<(?:td|th|li)[\s>]|mso-list/i.test(html)
