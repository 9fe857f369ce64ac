const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text that can become no markup, inside and outside of attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

export type HtmlAttributes = Readonly<Record<string, string | number | boolean | null | undefined>>

const writeAttributes = (attributes: HtmlAttributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => {
      if (value === null || value === undefined || value === false) return ''
      return value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`
    })
    .join('')

/** An element; attributes without a value are left out. `tag` and the names come from our own files alone. */
export const element = (tag: string, attributes: HtmlAttributes, inner: string): string =>
  `<${tag}${writeAttributes(attributes)}>${inner}</${tag}>`

/** An element that has no end. */
export const emptyElement = (tag: string, attributes: HtmlAttributes): string =>
  `<${tag}${writeAttributes(attributes)}>`

/** Values of `style`: properties from our own files, values that the contract's schemas have checked. */
export const styleOf = (
  rules: Readonly<Record<string, string | number | null | undefined>>,
): string | null => {
  const written = Object.entries(rules).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [`${name}:${value}`],
  )
  return written.length === 0 ? null : written.join(';')
}
