import type { Context, ESTree } from '@oxlint/plugins'

/** Calls whose function runs in the page, where a read is of that moment anyway. */
const inPage = new Set(['evaluate', 'evaluateAll', 'evaluateHandle', 'waitForFunction', 'addInitScript'])

const isFunction = (node: ESTree.Node): boolean =>
  node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression'

const isNamed = (node: ESTree.Node, name: string): boolean => node.type === 'Identifier' && node.name === name

/** Whether a call repeats the functions that it is given: `expect.poll(…)`, or `expect(…).toPass()`. */
const repeats = ({ callee, parent }: ESTree.CallExpression): boolean => {
  if (callee.type === 'Identifier')
    return (
      callee.name === 'expect' && parent.type === 'MemberExpression' && isNamed(parent.property, 'toPass')
    )
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    (inPage.has(callee.property.name) ||
      (callee.property.name === 'poll' && isNamed(callee.object, 'expect')))
  )
}

const isRepeatedArgument = ({ parent }: ESTree.Node): boolean =>
  parent !== null && parent.type === 'CallExpression' && repeats(parent)

/** Whether all uses of a function of this file, which `declaration` names, are repeated. */
const isPolledByName = (
  declaration: ESTree.Node,
  context: Context,
  seen: ReadonlySet<ESTree.Node>,
): boolean => {
  const [variable] = context.sourceCode.getDeclaredVariables(declaration)
  const uses = variable?.references.filter((use) => use.isRead()).map(({ identifier }) => identifier) ?? []
  return uses.length > 0 && uses.every((use) => isRepeatedArgument(use) || isPolled(use, context, seen))
}

/** Whether a read is within a function that is repeated until its answer is right, or runs in the page. */
export const isPolled = (
  read: ESTree.Node,
  context: Context,
  seen: ReadonlySet<ESTree.Node> = new Set(),
): boolean => {
  for (let node: ESTree.Node | null = read; node !== null; node = node.parent) {
    if (!isFunction(node) || seen.has(node)) continue
    if (isRepeatedArgument(node)) return true
    const isDeclared = node.parent?.type === 'VariableDeclarator'
    if (isDeclared && node.parent !== null && isPolledByName(node.parent, context, new Set([...seen, node])))
      return true
  }
  return false
}

/** Whether an answer is waited for or handed on as a promise; a read of the page's own document is neither. */
export const isPromised = (read: ESTree.Node): boolean => {
  const { parent } = read
  if (parent === null) return false
  const isPart = parent.type === 'MemberExpression' || parent.type === 'ChainExpression'
  const isCalled = parent.type === 'CallExpression' && parent.callee === read
  if (isPart || isCalled) return isPromised(parent)
  return ['AwaitExpression', 'ReturnStatement', 'ArrowFunctionExpression'].includes(parent.type)
}
