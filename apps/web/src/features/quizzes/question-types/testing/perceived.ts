import { isTag, isText, type AnyNode, type Element } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'

/** A control, a picture or a stretch of words as somebody meets it who sees neither colours nor places. */
export interface Perceived {
  readonly role: string
  readonly name: string
  /** What its user has done with it, and whether it can be used: `checked`, `pressed`, `value=…`, `disabled`. */
  readonly states: readonly string[]
  /** The names of the groups and lists around it, from the outside. */
  readonly within: readonly string[]
}

const roles: Readonly<Record<string, string>> = {
  a: 'link',
  button: 'button',
  fieldset: 'group',
  img: 'image',
  ol: 'list',
  select: 'combobox',
  summary: 'button',
  textarea: 'textbox',
  ul: 'list',
}
const inputRoles: Readonly<Record<string, string>> = { radio: 'radio', checkbox: 'checkbox', range: 'slider' }

/** What a person can work with: each needs a name. */
export const controlRoles: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'radio',
  'slider',
  'switch',
  'textbox',
])

const roleOf = ({ name, attribs }: Element): string | undefined =>
  attribs.role ?? (name === 'input' ? (inputRoles[attribs.type ?? ''] ?? 'textbox') : roles[name])

const isHidden = ({ name, attribs }: Element): boolean =>
  attribs['aria-hidden'] === 'true' || 'hidden' in attribs || name === 'style' || attribs.type === 'hidden'

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** The words inside, as they are read out; a name that was given stands for what it names. */
const wordsIn = (node: AnyNode): string => {
  if (isText(node)) return node.data
  if (!isTag(node) || isHidden(node)) return ''
  if (node.name === 'select' || node.name === 'input') return ''
  return node.attribs['aria-label'] ?? node.attribs.alt ?? node.children.map(wordsIn).join(' ')
}

const byId = (id: string, all: readonly AnyNode[]): string => {
  const found = DomUtils.getElementById(id, [...all])
  return found ? found.children.map(wordsIn).join(' ') : ''
}

const labelOf = (element: Element, all: readonly AnyNode[]): string => {
  const { id } = element.attribs
  const isLabel = (node: Element) =>
    node.name === 'label' &&
    ((id !== undefined && node.attribs.for === id) ||
      DomUtils.findOne((each) => each === element, node.children))
  const label = DomUtils.findOne((node) => Boolean(isLabel(node)), [...all])
  return label ? wordsIn(label) : ''
}

const nameOf = (element: Element, role: string, all: readonly AnyNode[]): string => {
  const { 'aria-label': given, 'aria-labelledby': ids, alt, title, placeholder } = element.attribs
  const named =
    given ??
    alt ??
    ids
      ?.split(' ')
      .map((id) => byId(id, all))
      .join(' ')
  if (named !== undefined) return tidy(named)
  const isField = ['input', 'select', 'textarea'].includes(element.name)
  const own = isField ? labelOf(element, all) : controlRoles.has(role) ? wordsIn(element) : ''
  return tidy(own) || tidy(title ?? placeholder ?? '')
}

/** The first option of a list has no value where it only asks to choose. */
const chosenIn = ({ children }: Element): string => {
  const chosen = DomUtils.findOne(({ attribs }) => 'selected' in attribs && attribs.value !== '', children)
  return chosen ? tidy(wordsIn(chosen)) : ''
}

const valueOf = (element: Element): string => {
  if (element.name === 'select') return chosenIn(element)
  if (element.name === 'textarea') return DomUtils.textContent(element.children)
  return element.name === 'input' && roleOf(element) === 'textbox' ? (element.attribs.value ?? '') : ''
}

const statesOf = (element: Element): string[] => {
  const { attribs } = element
  const flags = ['checked', 'disabled', 'readonly'].filter((state) => state in attribs)
  const said = ['pressed', 'checked', 'selected', 'disabled', 'invalid', 'current'].filter(
    (state) => (attribs[`aria-${state}`] ?? 'false') !== 'false',
  )
  const value = valueOf(element)
  return [...new Set([...flags, ...said])].concat(value === '' ? [] : `value=${value}`)
}

/** Everything on a page in the order in which it is read out: what has a role, and the words in between. */
export const perceive = (html: string): Perceived[] => {
  const { children: all } = parseDocument(html)
  const walk = (node: AnyNode, within: readonly string[]): Perceived[] => {
    if (isText(node))
      return tidy(node.data) === '' ? [] : [{ role: 'words', name: tidy(node.data), states: [], within }]
    if (!isTag(node) || isHidden(node)) return []
    const role = roleOf(node)
    const name = role === undefined ? '' : nameOf(node, role, all)
    const own = role === undefined ? [] : [{ role, name, states: statesOf(node), within }]
    const isWhole = role !== undefined && (controlRoles.has(role) || role === 'image')
    const inside = name === '' ? within : [...within, name]
    return isWhole ? own : [...own, ...node.children.flatMap((child) => walk(child, inside))]
  }
  return all.flatMap((node) => walk(node, []))
}

/** The same as lines, to compare two pages without what only eyes tell apart. */
export const perceivedLines = (html: string): string[] =>
  perceive(html).map(({ role, name, states }) => [role, name, ...states].join(' | '))
