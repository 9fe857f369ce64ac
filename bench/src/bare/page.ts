import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import { type AnyNode, type Document, type Element, isTag, isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

// What React alone takes for a page: the same markup, made of plain elements anew for each request, with no router, texts,
// data or database behind it. Arguments: a file with the page. Prints its address.
const styleOf = (text: string): Record<string, string> => {
  const rules = text.split(';').filter((rule) => rule.includes(':'))
  return Object.fromEntries(
    rules.map((rule) => {
      const [name = '', ...value] = rule.split(':')
      return [name.trim(), value.join(':').trim()] as const
    }),
  )
}

const attributesOf = ({ attribs: { class: className, style, ...rest } }: Element) => ({
  ...rest,
  ...(className !== undefined && { className }),
  ...(style !== undefined && { style: styleOf(style) }),
})

const isRaw = ({ name }: Element): boolean => name === 'script' || name === 'style'

const drawn = (node: AnyNode): ReactNode => {
  if (isText(node)) return node.data
  if (!isTag(node)) return null
  const attributes = attributesOf(node)
  if (isRaw(node))
    return createElement(node.name, { ...attributes, dangerouslySetInnerHTML: { __html: textOf(node) } })
  return createElement(node.name, attributes, ...node.children.map(drawn))
}

const textOf = ({ children }: Element): string =>
  children.map((child) => (isText(child) ? child.data : '')).join('')

const rootOf = ({ children }: Document): Element => {
  const root = children.find(isTag)
  if (!root) throw new Error('The file holds no page.')
  return root
}

const root = rootOf(parseDocument(readFileSync(process.argv[2] ?? '', 'utf8')))
const app = fastify()
app.get('/bare', (_request, reply) =>
  reply.type('text/html; charset=utf-8').send(`<!DOCTYPE html>${renderToString(drawn(root))}`),
)
console.log(`ready: ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
