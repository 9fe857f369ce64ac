import { Parser } from 'htmlparser2'
import type { Markup, MarkupNode } from '@lectern/contract/kernel/markup'
import { DocumentError } from './document-error.ts'

const limits = { depth: 200, elements: 3_000_000 } as const

interface Open {
  readonly name: string
  readonly attributes: Record<string, string>
  readonly children: MarkupNode[]
}

const addWords = (to: Open, text: string): void => {
  const last = to.children.at(-1)
  if (typeof last === 'string') to.children.splice(-1, 1, last + text)
  else to.children.push(text)
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * A tree of XML. Declarations of entities are refused whatever they say, so that nothing is ever expanded or fetched
 * (THREATS T33); what nests deeper than documents do is refused before it is built.
 *
 * @throws DocumentError unsafe, too_large; broken where elements are not closed in their order
 */
export const readXml = (text: string): Markup => {
  const root: Open = { name: '', attributes: {}, children: [] }
  const open: Open[] = [root]
  let elements = 0
  let startsAt = -1
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        elements += 1
        startsAt = parser.startIndex
        if (open.length > limits.depth) throw new DocumentError('unsafe', `${open.length} elements deep`)
        if (elements > limits.elements) throw new DocumentError('too_large', `${elements} elements`)
        const made: Open = { name: withoutPrefix(name), attributes, children: [] }
        open.at(-1)?.children.push(made)
        open.push(made)
      },
      ontext: (words) => addWords(open.at(-1) ?? root, words),
      onclosetag: (name, isImplied) => {
        // One that closes itself is closed where it was opened.
        if (isImplied && parser.startIndex !== startsAt)
          throw new DocumentError('broken', `<${name}> is not closed`)
        open.pop()
      },
      onprocessinginstruction: (_name, data) => {
        if (/^!DOCTYPE[^]*(?:\[|<!ENTITY)/i.test(data))
          throw new DocumentError('unsafe', 'a document type with declarations')
      },
    },
    { xmlMode: true, decodeEntities: true, recognizeSelfClosing: true },
  )
  parser.write(text)
  parser.end()
  const [found, ...more] = root.children.filter((each) => typeof each !== 'string')
  if (!found || more.length > 0) throw new DocumentError('broken', 'there is not one element that holds all')
  return found
}

/** HTML of an author as browsers read it; what is nested too deeply loses its form. */
export const readHtml = (text: string): readonly MarkupNode[] => {
  const root: Open = { name: '', attributes: {}, children: [] }
  const open: Open[] = [root]
  let tooDeep = 0
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (open.length > 60) {
          tooDeep += 1
          return
        }
        const made: Open = { name, attributes, children: [] }
        open.at(-1)?.children.push(made)
        open.push(made)
      },
      ontext: (words) => addWords(open.at(-1) ?? root, words),
      onclosetag: () => {
        if (tooDeep > 0) tooDeep -= 1
        else open.pop()
      },
    },
    { decodeEntities: true },
  )
  parser.write(text)
  parser.end()
  return root.children
}
