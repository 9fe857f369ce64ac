import { attributeRules, type AttributeRule } from '@lectern/contract/rich-text/attribute-rules'
import type { NodeKind } from '@lectern/contract/rich-text/node-kind'
import type { Attribute, Attributes } from '@tiptap/core'

/** The name of the attribute in which copied markup keeps a value. */
const copiedName = (name: string): string => `data-of-${name.toLowerCase()}`

const readCopied = (rule: AttributeRule, written: string | null): unknown => {
  if (written === null) return rule.usual
  try {
    return rule.read(JSON.parse(written)) ?? rule.usual
  } catch {
    return rule.usual
  }
}

const attributeOf = (rule: AttributeRule): Partial<Attribute> => ({
  ...(rule.isRequired ? { isRequired: true } : { default: rule.usual }),
  parseHTML: (element) => readCopied(rule, element.getAttribute(copiedName(rule.name))),
  renderHTML: (attributes) =>
    attributes[rule.name] === rule.usual
      ? {}
      : { [copiedName(rule.name)]: JSON.stringify(attributes[rule.name]) },
})

/**
 * The editor's attributes of what the contract describes: its names, and its values where nothing is said. In copied markup
 * they travel as JSON; what the contract refuses counts as not said.
 */
export const kindAttributes = (shape: NodeKind['attrs']): Attributes =>
  Object.fromEntries(attributeRules(shape).map((rule) => [rule.name, attributeOf(rule)]))
