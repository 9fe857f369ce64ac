/** What the library makes of a formula, as far as it is read here. */
export interface FormulaNode {
  readonly type?: string
  readonly text?: string
  readonly attributes?: Readonly<Record<string, unknown>>
  readonly classes?: readonly string[]
  readonly style?: Readonly<Record<string, unknown>>
  readonly children?: readonly FormulaNode[]
}

const elements = new Set(
  (
    'math mrow mi mn mo ms mtext mspace msup msub msubsup mover munder munderover mfrac msqrt mroot mtable mtr mtd mstyle ' +
    'mpadded mphantom merror menclose mmultiscripts mprescripts none mlabeledtr'
  ).split(' '),
)

const attributes = new Set(
  (
    'display displaystyle scriptlevel mathvariant mathcolor mathbackground mathsize form fence separator stretchy symmetric ' +
    'largeop movablelimits accent accentunder lspace rspace minsize maxsize width height depth voffset linethickness ' +
    'notation columnalign rowalign columnspacing rowspacing columnlines rowlines columnspan rowspan'
  ).split(' '),
)

const styles = new Set(
  (
    'color background-color padding padding-left padding-right padding-top padding-bottom border border-left border-right ' +
    'border-top border-bottom text-align font-style font-weight math-depth math-style math-shift'
  ).split(' '),
)

const ownClass = /^tml-[a-z0-9-]+$|^(up|down)strike$|^sout$/
const plainValue = /^[\w#.%+,() -]{0,60}$/

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? '')

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) && plainValue.test(String(value))

const hyphenate = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const attributesOf = ({ attributes: given = {}, classes = [], style = {} }: FormulaNode): string => {
  const kept = Object.entries(given).filter(([name, value]) => attributes.has(name) && isPlain(value))
  const rules = Object.entries(style)
    .filter(([name, value]) => styles.has(hyphenate(name)) && isPlain(value))
    .map(([name, value]) => `${hyphenate(name)}:${String(value)}`)
  const own = classes.filter((name) => ownClass.test(name))
  const pairs: (readonly [string, unknown])[] = [
    ...kept,
    ...(own.length > 0 ? [['class', own.join(' ')] as const] : []),
    ...(rules.length > 0 ? [['style', rules.join(';')] as const] : []),
  ]
  return pairs.map(([name, value]) => ` ${name}="${escape(String(value))}"`).join('')
}

/**
 * MathML of a formula: elements, attributes and styles of the lists above alone. What is not on them loses its tag and keeps
 * what is in it, so that no address, no script and no picture ever comes out of a formula.
 */
export const writeTree = (node: FormulaNode): string => {
  const inner =
    typeof node.text === 'string' ? escape(node.text) : (node.children ?? []).map(writeTree).join('')
  if (node.type === undefined || !elements.has(node.type)) return inner
  return `<${node.type}${attributesOf(node)}>${inner}</${node.type}>`
}
