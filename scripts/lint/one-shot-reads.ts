import type { Context, ESTree, Rule } from '@oxlint/plugins'
import { isPolled, isPromised } from './polled.ts'

const web = (assertion: string) => `wait for it: expect(locator).${assertion}`

/** Reads that answer at once, and what to write instead. */
const once: Readonly<Record<string, string>> = {
  isVisible: web('toBeVisible(), or isThere(locator) of support/hands for a choice'),
  isHidden: web('toBeHidden()'),
  isChecked: web('toBeChecked(), or isCheckedAtRest(locator) of support/hands for a choice'),
  isEnabled: web('toBeEnabled()'),
  isDisabled: web('toBeDisabled()'),
  isEditable: web('toBeEditable(), or isEditableAtRest(locator) of support/hands for a choice'),
  count: web('toHaveCount(number), or countAtRest(locator) of support/hands'),
  all: 'read the list at rest: allAtRest(locator) of support/hands',
  allTextContents: web('toHaveText([…]), or textsAtRest(locator) of support/hands'),
  allInnerTexts: web('toHaveText([…]), or textsAtRest(locator) of support/hands'),
  boundingBox: 'wait until it stands still: boxAtRest(locator) of support/screens/rest.ts',
}

/** Reads that wait for the element but not for its words: their answer is compared by an assertion that waits. */
const ofElement: Readonly<Record<string, string>> = {
  textContent: web('toHaveText(…)'),
  innerText: web('toHaveText(…)'),
  inputValue: web('toHaveValue(…)'),
  getAttribute: web('toHaveAttribute(…)'),
}

/** Calls that no journey makes. */
const never: Readonly<Record<string, string>> = {
  waitForTimeout: 'wait for what a person sees, not for a time',
  $: 'use a locator: an element that was found once may have left',
  $$: 'use a locator: elements that were found once may have left',
}

/** Actions that `force` makes blind. */
const actions = new Set([
  'check',
  'uncheck',
  'setChecked',
  'click',
  'dblclick',
  'tap',
  'hover',
  'fill',
  'dragTo',
  'selectOption',
])

const comparisons = new Set(['===', '!==', '<', '<=', '>', '>='])

/** What a call is called: `count` of `list.count()`. */
const nameOf = ({ callee }: ESTree.CallExpression): string =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : ''

const isExpect = (node: ESTree.Node): boolean =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'expect'

/** Whether the expression around a read compares its answer. */
const isCompared = (read: ESTree.Node): boolean => {
  for (let node: ESTree.Node | null = read.parent; node !== null; node = node.parent) {
    if (isExpect(node) || node.type === 'IfStatement' || node.type === 'ConditionalExpression') return true
    if (node.type === 'BinaryExpression' && comparisons.has(node.operator)) return true
    if (/Statement|Declaration|Function/.test(node.type)) return false
  }
  return false
}

const isForced = (argument: ESTree.Argument): boolean =>
  argument.type === 'ObjectExpression' &&
  argument.properties.some(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.key.name === 'force' &&
      property.value.type === 'Literal' &&
      property.value.value === true,
  )

/** What is wrong with a call, or nothing. */
const faultOf = (call: ESTree.CallExpression, context: Context): string | undefined => {
  const name = nameOf(call)
  if (actions.has(name) && call.arguments.some(isForced))
    return 'use the hands of support/hands: `force` presses what a person cannot press'
  if (Object.hasOwn(never, name)) return never[name]
  const isRead = Object.hasOwn(once, name) || (Object.hasOwn(ofElement, name) && isCompared(call))
  // `Promise.all` has an argument, the list of a locator has none.
  if (!isRead || (name === 'all' && call.arguments.length > 0)) return undefined
  return !isPromised(call) || isPolled(call, context) ? undefined : (once[name] ?? ofElement[name])
}

/** Forbids reads of a page that answer before the page has come to rest, unless they are repeated by `expect.poll` or `toPass`. */
export const oneShotReads: Rule = {
  meta: { type: 'problem' },
  create: (context) => ({
    CallExpression: (call) => {
      const fault = faultOf(call, context)
      if (fault !== undefined) context.report({ node: call, message: `${nameOf(call)}: ${fault}` })
    },
  }),
}
